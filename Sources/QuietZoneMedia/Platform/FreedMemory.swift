#if canImport(CPictureCodecs)
  internal import CPictureCodecs
#endif

/// What becomes of memory that pictures no longer need.
package enum FreedMemory {
  /// Has large pieces go back to the system at once: a process that reads pictures for days on many threads
  /// would keep as much for each as its largest picture took. Only where the C library keeps any.
  package static func keepNone() {
    #if canImport(CPictureCodecs)
      qzp_keep_no_freed_memory()
    #endif
  }
}
