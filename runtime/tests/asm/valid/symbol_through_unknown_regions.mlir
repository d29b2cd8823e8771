module {
  func.func private @f()
  "x.op"() ({ func.call @f() : () -> () }, {}) : () -> ()
  "x.op"() ({}, {"x.op"() ({ func.call @f() : () -> () }, {}) : () -> ()}) : () -> ()
}
