if 0 then {
  def a 3;
}
