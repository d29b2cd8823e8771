class A {
  int x;
  let x.y = 3;
}
