multiclass M {
  def a;
};
