multiclass M {
  def _x;
}
defm a : M, 3;
