class A {
  list x;
}
