class A {
  int x : 3;
}
