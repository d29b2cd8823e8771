class A {
  list<3> x;
}
