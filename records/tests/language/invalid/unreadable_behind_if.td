def f1;
if true then {
  def f1;
}
$
