class A {
  bits<3 x;
}
