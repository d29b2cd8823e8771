multiclass M {
  defset list<int> x = {}
}
