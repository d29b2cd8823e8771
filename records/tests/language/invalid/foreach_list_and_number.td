foreach i = [1, 2] 3 {
  def a;
}
