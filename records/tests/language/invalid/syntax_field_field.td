class A {
  field field int x;
}
