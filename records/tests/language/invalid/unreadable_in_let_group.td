class A { int x = 0; }
def a;
let x = 1 in {
  def a : A;
  $
}
