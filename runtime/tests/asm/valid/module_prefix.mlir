// The whole name of the module operation.
builtin.module {
  builtin.module @x {
    "my.a"() : () -> ()
  }
}
