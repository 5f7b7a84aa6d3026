/// The memory of the WebAssembly module: `malloc`, `posix_memalign` and `free`, for one thread. It takes the
/// place of the C library's, which is 10 kB of code where this is one. Empty on every other system.
///
/// Blocks lie side by side, free ones in lists of like sizes, four lists for each power of two; what becomes
/// free is joined with free neighbours. Each block has 16 bytes before what is handed out.
