class A {
  bits<n> x;
}
