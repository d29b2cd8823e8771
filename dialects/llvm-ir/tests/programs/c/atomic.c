// clang -O1 -fno-ident -mcx16 -S -emit-llvm
_Atomic int a;
_Atomic(double) d;
struct Pair { int x, y; };
_Atomic struct Pair pair;
int change(int x) {
  a += x;
  a |= 3;
  a--;
  d += 1.5;
  return __atomic_load_n((int *)&a, __ATOMIC_ACQUIRE) + __atomic_fetch_max((int *)&a, x, __ATOMIC_RELAXED);
}
int swap(int *expected, int x) {
  return __atomic_compare_exchange_n((int *)&a, expected, x, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}
struct Pair get(void) { return pair; }
void fence(volatile int *p) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_signal_fence(__ATOMIC_ACQUIRE);
  *p = 3;
}
int add(int a, int b) {
  int r;
  __asm__("addl %2, %0" : "=r"(r) : "0"(a), "r"(b) : "cc");
  __asm__ volatile("" ::: "memory");
  return r;
}
__asm__(".globl other\nother:\n  ret");
