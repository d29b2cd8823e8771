class A {
  3 x;
}
