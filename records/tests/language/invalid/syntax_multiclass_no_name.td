multiclass {
  def a;
}
