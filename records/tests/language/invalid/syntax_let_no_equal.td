class A {
  int x;
  let x 3;
}
