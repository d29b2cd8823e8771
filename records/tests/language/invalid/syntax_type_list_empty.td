class A {
  list<> x;
}
