multiclass M {
  def a;
}
multiclass N : M
def b;
