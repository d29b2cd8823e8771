foreach i = 0-3 {
  def a#i;
}
