int quietzone_placeholder(void);
