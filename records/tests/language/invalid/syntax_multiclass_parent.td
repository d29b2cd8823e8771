multiclass M : {
  def a;
}
