class A {
  string text = "no end;
}
