multiclass M<int x> {
  def _x { int y = x; }
}
defm a : M<3;
