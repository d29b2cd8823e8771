multiclass M {
  if 1 then {
    defset list<int> x = {}
  }
}
