class A {
  list<int x;
}
