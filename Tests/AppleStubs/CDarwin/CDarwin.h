// The C library of Apple's systems, as far as it is used, with the types it has there; a module of C, for some of its
// functions have the names of its types. Values do not matter: nothing here is ever run.
#ifndef QUIETZONE_STUB_DARWIN_H
#define QUIETZONE_STUB_DARWIN_H

typedef unsigned short mode_t;
typedef unsigned int uid_t;
typedef long long off_t;
typedef unsigned int nfds_t;
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;

struct stat {
  mode_t st_mode;
  uid_t st_uid;
  off_t st_size;
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int access(const char *path, int mode);
uid_t geteuid(void);

int open(const char *_Nonnull path, int flags);
int close(int descriptor);
ssize_t read(int descriptor, void *start, size_t count);
ssize_t write(int descriptor, const void *start, size_t count);
int pipe(int ends[2]);
int fcntl(int descriptor, int command, int value);
int mkstemp(char *pattern);
int unlink(const char *path);
size_t confstr(int name, char *text, size_t size);

struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *wanted, nfds_t count, int milliseconds);

typedef struct {
  int __dd_fd;
} DIR;
struct dirent {
  char d_name[1024];
};
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

int strerror_r(int number, char *text, size_t size);
void *memchr(const void *start, int byte, size_t count);

double sin(double angle);
double cos(double angle);
double atan2(double y, double x);
double exp(double power);
double pow(double base, double power);

static const mode_t S_IFMT = 1, S_IFREG = 1, S_IFDIR = 1, S_IFLNK = 1, S_IFCHR = 1, S_IFIFO = 1;
static const int O_RDONLY = 0, O_CLOEXEC = 1, O_NONBLOCK = 1, F_SETFD = 1, FD_CLOEXEC = 1, POLLIN = 1;
static const int F_OK = 0, R_OK = 1, W_OK = 1, STDIN_FILENO = 0, PATH_MAX = 1024, _CS_DARWIN_USER_TEMP_DIR = 1;
static const int ENOENT = 1, ENOTDIR = 2, EINTR = 3, EAGAIN = 4;

#endif
