multiclass M {
  def _x;
}
defm a : ;
