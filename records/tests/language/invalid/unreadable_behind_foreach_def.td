foreach i = [1, 2] in
  def same;
$
