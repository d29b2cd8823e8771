class A {
  int x;
}
let x = 3 in {
  def a : A;
};
