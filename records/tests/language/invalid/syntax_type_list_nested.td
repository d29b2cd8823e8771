class A {
  list<list<bits>> x;
}
