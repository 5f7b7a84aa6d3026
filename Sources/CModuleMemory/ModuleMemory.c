#include "ModuleMemory.h"

#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

/// Before each block's memory; in free blocks the links lie in the memory itself.
typedef struct Block {
  /// Bytes up to the next block, a multiple of 16, and in the lowest bit whether the block is in use.
  size_t size;
  /// The block before this one in memory.
  struct Block *before;
  uint64_t unused;
  /// Neighbours in the list of free blocks.
  struct Block *next;
  struct Block *last;
} Block;

enum {
  head = 16,
  /// A free block holds its links.
  least = 32,
  /// Four lists for each power of two.
  lists = 128,
  /// Blocks of the fitting list that are looked at before a larger one is cut.
  tries = 8,
  page = 1 << 16,
};

static Block *heads[lists];
static uint64_t filled[lists / 64];
/// The end of all blocks: one of no size, in use.
static Block *end;

static Block *behind(Block *block) { return (Block *)((char *)block + (block->size & ~(size_t)1)); }

static unsigned listOf(size_t size) {
  unsigned power = 31 - (unsigned)__builtin_clzl(size);
  return power * 4 + (unsigned)(size >> (power - 2) & 3);
}

static void unlinkBlock(Block *block) {
  unsigned list = listOf(block->size);
  if (block->next) block->next->last = block->last;
  if (block->last) {
    block->last->next = block->next;
  } else if (!(heads[list] = block->next)) {
    filled[list / 64] &= ~((uint64_t)1 << list % 64);
  }
}

/// Makes a block free, together with free neighbours.
static void release(Block *block) {
  block->size &= ~(size_t)1;
  Block *next = behind(block);
  if (!(next->size & 1)) {
    unlinkBlock(next);
    block->size += next->size;
  }
  if (block->before && !(block->before->size & 1)) {
    Block *before = block->before;
    unlinkBlock(before);
    before->size += block->size;
    block = before;
  }
  behind(block)->before = block;
  unsigned list = listOf(block->size);
  block->last = 0;
  block->next = heads[list];
  if (block->next) block->next->last = block;
  heads[list] = block;
  filled[list / 64] |= (uint64_t)1 << list % 64;
}

/// Cuts a block in use after `size` bytes; what is left becomes free where it is a block.
static void cut(Block *block, size_t size) {
  size_t rest = (block->size & ~(size_t)1) - size;
  if (rest < least) return;
  Block *next = behind(block);
  block->size = size | 1;
  Block *other = behind(block);
  other->size = rest | 1;
  other->before = block;
  next->before = other;
  release(other);
}

/// More memory, whole pages; a null pointer where there is none.
static char *grow(size_t bytes) {
  size_t pages = __builtin_wasm_memory_grow(0, bytes / page);
  return pages == (size_t)-1 ? 0 : (char *)(pages * page);
}

/// A free block of `size` bytes at least, unlinked and in use.
static Block *find(size_t size) {
  unsigned list = listOf(size);
  int left = tries;
  for (Block *block = heads[list]; block && left > 0; block = block->next, left--) {
    if (block->size >= size) {
      unlinkBlock(block);
      block->size |= 1;
      return block;
    }
  }
  // All blocks of the lists behind are large enough.
  for (unsigned word = ++list / 64; word < lists / 64; word++) {
    uint64_t some = filled[word];
    if (word == list / 64) some &= ~(uint64_t)0 << list % 64;
    if (some) {
      Block *block = heads[word * 64 + (unsigned)__builtin_ctzll(some)];
      unlinkBlock(block);
      block->size |= 1;
      return block;
    }
  }
  size_t bytes = (size + head + page - 1) & ~(size_t)(page - 1);
  char *memory = grow(bytes);
  if (!memory) return 0;
  Block *block = end;
  if ((char *)block + head != memory) {
    // The first memory of all, or not behind what there was.
    block = (Block *)memory;
    block->before = 0;
    bytes -= head;
  }
  block->size = bytes | 1;
  end = behind(block);
  end->size = 1;
  end->before = block;
  return block;
}

/// Memory at a multiple of `alignment`, a power of two; a null pointer where there is none.
static void *take(size_t alignment, size_t size) {
  if (size > PTRDIFF_MAX / 2 || alignment > page) return 0;
  size_t bytes = (size + head + 15) & ~(size_t)15;
  if (bytes < least) bytes = least;
  if (alignment <= 16) {
    Block *block = find(bytes);
    if (!block) return 0;
    cut(block, bytes);
    return (char *)block + head;
  }
  Block *block = find(bytes + alignment + least);
  if (!block) return 0;
  uintptr_t memory = (uintptr_t)block + head, place = (memory + alignment - 1) & ~(uintptr_t)(alignment - 1);
  if (place != memory) {
    // What lies before becomes a block of its own.
    while (place - memory < least) place += alignment;
    Block *other = (Block *)(place - head);
    other->size = (block->size - (place - memory)) | 1;
    other->before = block;
    behind(other)->before = other;
    block->size = (place - memory) | 1;
    release(block);
    block = other;
  }
  cut(block, bytes);
  return (void *)place;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *taken = take(alignment, size);
  if (!taken) return 12;
  *memory = taken;
  return 0;
}

void *malloc(size_t size) { return take(head, size); }

void free(void *memory) {
  if (memory) release((Block *)((char *)memory - head));
}
#endif
