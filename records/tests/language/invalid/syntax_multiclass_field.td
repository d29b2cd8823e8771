multiclass M {
  int x = 3;
}
