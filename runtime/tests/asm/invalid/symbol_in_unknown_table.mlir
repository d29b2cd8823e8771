module {
  func.func private @f()
  "x.op"() ({ func.call @f() : () -> () }) : () -> ()
}
