class A {
  string NAME = "x";
}
