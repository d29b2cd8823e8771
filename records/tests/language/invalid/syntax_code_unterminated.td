class A {
  code text = [{ return 1; };
}
