class A {
  int x;
  let int x = 3;
}
