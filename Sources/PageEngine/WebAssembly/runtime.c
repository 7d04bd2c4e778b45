// What Swift expects from a C library and that WebAssembly does not have: memory, rounding, and arithmetic of 128 bits.
//
// The module is alone with its memory and has one thread. Nothing here is random, so that equal questions have
// equal answers.

typedef __SIZE_TYPE__ size_t;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned __int128 u128;
typedef __int128 i128;

// MARK: Memory

// A block begins with its class, 16 bytes ahead of what its owner sees, so that every block is aligned to 16.
// Classes are sizes, four to each doubling; blocks of a class that were given back wait in a list.

enum { header = 16, classes = 112, page = 65536 };

typedef struct block {
  u32 class;
  struct block *next;
} block;

extern unsigned char __heap_base;
static block *waiting[classes];
static size_t fresh, end;

static u32 class_of(size_t size) {
  if (size <= 64) return (u32)((size + 15) / 16) + (size == 0) - 1;
  u32 top = 31 - (u32)__builtin_clz((u32)(size - 1));
  return 4 * (top - 5) + (u32)(((size - 1) >> (top - 2)) & 3);
}

static size_t size_of(u32 class) {
  if (class < 4) return 16 * (class + 1);
  u32 top = class / 4 + 5;
  return ((size_t)(class % 4) + 5) << (top - 2);
}

void *malloc(size_t size) {
  if (size > 0x70000000) __builtin_trap();
  u32 class = class_of(size);
  block *found = waiting[class];
  if (found) {
    waiting[class] = found->next;
    return (char *)found + header;
  }
  size_t whole = size_of(class) + header;
  if (fresh == 0) {
    fresh = ((size_t)&__heap_base + 15) & ~(size_t)15;
    end = __builtin_wasm_memory_size(0) * page;
  }
  if (whole > end - fresh) {
    size_t pages = (whole - (end - fresh) + page - 1) / page;
    // A little ahead of need, since growing is slow.
    size_t ample = pages + (end / page) / 8;
    if (__builtin_wasm_memory_grow(0, ample) == (size_t)-1) {
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    }
    end = __builtin_wasm_memory_size(0) * page;
  }
  found = (block *)fresh;
  fresh += whole;
  found->class = class;
  return (char *)found + header;
}

void free(void *pointer) {
  if (!pointer) return;
  block *own = (block *)((char *)pointer - header);
  own->next = waiting[own->class];
  waiting[own->class] = own;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Nothing in the engine is aligned to more.
  if (alignment > 16) return 22;
  *result = malloc(size);
  return 0;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  char *target = to;
  const char *source = from;
  if (count > 64) {
    __asm__ volatile("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0"
                     : : "r"(target), "r"(source), "r"(count) : "memory");
    return to;
  }
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    u64 word;
    __builtin_memcpy(&word, source, 8);
    __builtin_memcpy(target, &word, 8);
  }
  for (; count > 0; count -= 1) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __asm__ volatile("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0"
                   : : "r"(to), "r"(from), "r"(count) : "memory");
  return to;
}

void *memset(void *to, int value, size_t count) {
  __asm__ volatile("local.get %0\n local.get %1\n local.get %2\n memory.fill 0"
                   : : "r"(to), "r"(value), "r"(count) : "memory");
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count > 0; count -= 1, a += 1, b += 1) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

// MARK: Failures and chance

unsigned long __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }

// Swift seeds its hash tables with this; a constant keeps their order, and with it every answer, the same.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5a, count); }

// MARK: Floating point

// Halves go away from zero; the other ways to round are instructions.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

// MARK: 128 bits

static u128 wide(u64 high, u64 low) { return (u128)high << 64 | low; }

i128 __multi3(i128 first, i128 second) {
  u64 a = (u64)first, b = (u64)second;
  u64 a0 = (u32)a, a1 = a >> 32, b0 = (u32)b, b1 = b >> 32;
  u64 low = a0 * b0;
  u64 middle = a1 * b0 + (low >> 32);
  u64 other = a0 * b1 + (u32)middle;
  u64 high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (u64)((u128)first >> 64) * b + a * (u64)((u128)second >> 64);
  return (i128)wide(high, other << 32 | (u32)low);
}

i128 __ashlti3(i128 value, int count) {
  u64 high = (u64)((u128)value >> 64), low = (u64)value;
  if (count == 0) return value;
  if (count >= 64) return (i128)wide(low << (count - 64), 0);
  return (i128)wide(high << count | low >> (64 - count), low << count);
}

i128 __lshrti3(i128 value, int count) {
  u64 high = (u64)((u128)value >> 64), low = (u64)value;
  if (count == 0) return value;
  if (count >= 64) return (i128)wide(0, high >> (count - 64));
  return (i128)wide(high >> count, low >> count | high << (64 - count));
}

i128 __ashrti3(i128 value, int count) {
  u64 high = (u64)((u128)value >> 64), low = (u64)value;
  if (count == 0) return value;
  if (count >= 64) return (i128)wide((u64)((long long)high >> 63), (u64)((long long)high >> (count - 64)));
  return (i128)wide((u64)((long long)high >> count), low >> count | high << (64 - count));
}

static int leading(u128 value) {
  u64 high = (u64)(value >> 64);
  return high ? __builtin_clzll(high) : 64 + ((u64)value ? __builtin_clzll((u64)value) : 64);
}

static u128 divide(u128 top, u128 bottom, u128 *rest) {
  if (bottom == 0) __builtin_trap();
  if (top < bottom) {
    *rest = top;
    return 0;
  }
  if (top >> 64 == 0) {
    *rest = (u64)top % (u64)bottom;
    return (u64)top / (u64)bottom;
  }
  int shift = leading(bottom) - leading(top);
  u128 divisor = bottom << shift, quotient = 0;
  for (; shift >= 0; shift -= 1, divisor >>= 1) {
    quotient <<= 1;
    if (top >= divisor) {
      top -= divisor;
      quotient |= 1;
    }
  }
  *rest = top;
  return quotient;
}

u128 __udivti3(u128 top, u128 bottom) {
  u128 rest;
  return divide(top, bottom, &rest);
}

u128 __umodti3(u128 top, u128 bottom) {
  u128 rest;
  divide(top, bottom, &rest);
  return rest;
}

i128 __divti3(i128 top, i128 bottom) {
  u128 rest, quotient = divide(top < 0 ? -(u128)top : (u128)top, bottom < 0 ? -(u128)bottom : (u128)bottom, &rest);
  return (top < 0) != (bottom < 0) ? (i128)-quotient : (i128)quotient;
}

i128 __modti3(i128 top, i128 bottom) {
  u128 rest;
  divide(top < 0 ? -(u128)top : (u128)top, bottom < 0 ? -(u128)bottom : (u128)bottom, &rest);
  return top < 0 ? (i128)-rest : (i128)rest;
}
