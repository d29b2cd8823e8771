class A {
  int x{3} = 1;
}
