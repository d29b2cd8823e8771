class A {
  bits<4> x;
  let x{} = 3;
}
