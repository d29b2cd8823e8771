if 0 then {
  multiclass A {
    def b;
  }
}
