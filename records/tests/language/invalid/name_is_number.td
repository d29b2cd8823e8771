foreach i = []<int> in {
  def 3 4;
}
