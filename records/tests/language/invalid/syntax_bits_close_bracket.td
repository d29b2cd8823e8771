class A {
  bits<2> x = {0, 1];
}
