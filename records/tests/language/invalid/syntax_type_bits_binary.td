class A {
  bits<0b11> x;
}
