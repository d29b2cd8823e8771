// clang -O1 -fno-ident -S -emit-llvm
enum { SMALL = -1, LARGE = 0x7fffffff };
int ranges(int x) {
  switch (x) {
  case 0: return 3;
  case 1: case 2: return 4;
  case 7 ... 12: return 9;
  case LARGE: x++;
  default: return x;
  }
}
int jumps(int n) {
  static void *targets[] = {&&a, &&b, &&c};
  int r = 0;
  goto *targets[n % 3];
a: r += 1;
b: r += 10;
  if (r < 50) goto *targets[r % 3];
c: return r;
}
void loops(int *p, int n) {
#pragma clang loop unroll_count(4) vectorize_width(8)
  for (int i = 0; i < n; i++) p[i] = i * i;
#pragma clang loop unroll(disable)
  for (int i = 0; i < n; i++) p[i] ^= p[n - i];
}
static int twice(int x) { return x * 2; }
int (*table[])(int) = {twice, ranges, 0};
int weak(int x) __attribute__((weak));
int weak(int x) { return __builtin_expect(x > 3, 0) ? table[x & 1](x) : x; }
int alias(int) __attribute__((alias("weak")));
__attribute__((noreturn)) void stop(void);
int check(int *p) {
  if (!p) stop();
  __builtin_assume(*p > 3);
  return *p / 2;
}
typedef float v4 __attribute__((vector_size(16)));
v4 shuffled(v4 a, v4 b) { return __builtin_shufflevector(a, b, 0, 5, 2, -1) * a + b; }
