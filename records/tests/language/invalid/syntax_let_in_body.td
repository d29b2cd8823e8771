class A {
  int x;
  let x = 3 in int y = 4;
}
