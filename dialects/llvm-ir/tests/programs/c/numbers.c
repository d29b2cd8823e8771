// clang -O0 -fno-ident -mf16c -S -emit-llvm
long double wide = 1.5L, many[2] = {1e4000L, -0.0L};
_Float16 half = 1.5f16;
__bf16 brain = 1.0f;
__float128 quad = 1.25Q;
double nan_ = __builtin_nan(""), infinite = __builtin_inf(), third = 1.0 / 3, tiny = 4.9e-324;
float small = 1e-45f;
_Complex double complex_ = 1.0 + 2.0i;
unsigned char bytes[] = {1, 2, 255};
char text[10] = "abc\n\x01\xff\"\\";
struct Bits { unsigned a : 3; int b : 5; unsigned long c : 40; } bits = {5, -3, 0x123456789aUL};
__int128 big = (__int128)1 << 70;
struct M { char c; int *p; } pairs[] = {{1, 0}, {2, (int *)&bits}, {3}};
short *inside = (short *)&pairs[1] + 2;
union { struct { char a; int b; } s; long l; } both[2] = {{{1, 2}}, {.l = 5}};
_Thread_local int local = 3;
_Complex double twice(_Complex double x) { return x * x; }
long convert(double d, float f, long double l) { return (int)d + (unsigned)f + (long)l + (d < f); }
int classes(double x) { return __builtin_isnan(x) + __builtin_isinf(x) * 2; }
