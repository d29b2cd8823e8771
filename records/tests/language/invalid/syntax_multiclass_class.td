multiclass M {
  class A;
}
