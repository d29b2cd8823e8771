multiclass M {
  def a;
