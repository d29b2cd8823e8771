class A {
  code text = [{ if (x) { y(); }}];
}
