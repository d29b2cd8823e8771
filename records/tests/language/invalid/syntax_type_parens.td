class A {
  (int) x;
}
