class A {
  int x;
  let = 3;
}
