class A {
  int;
}
