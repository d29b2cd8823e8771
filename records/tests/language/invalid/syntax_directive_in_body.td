class A {
#ifndef B
  int x = 1
#endif
}
