class A {
  int x;
  let x = ;
}
