func.func @f() {
  "my.a"() : () -> ()
}
