// clang -O1 -fno-ident -S -emit-llvm
#include <stdarg.h>
struct Pair { int a; double b; long c; };
int sum(int n, ...) {
  va_list arguments, copy;
  va_start(arguments, n);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += va_arg(arguments, int);
  va_copy(copy, arguments);
  sum += (int)va_arg(copy, double);
  struct Pair pair = va_arg(arguments, struct Pair);
  va_end(arguments);
  va_end(copy);
  return sum + pair.a;
}
