multiclass M {
  deftype x = int;
}
