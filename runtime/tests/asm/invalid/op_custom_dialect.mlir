func.func @f() {
  foo.bar
}
