func.func @f() {
  foo
}
