class A {
  int 3;
}
