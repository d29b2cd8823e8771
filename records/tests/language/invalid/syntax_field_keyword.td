class A {
  int class = 3;
}
