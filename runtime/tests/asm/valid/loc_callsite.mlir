// Calls.
"my.a"() : () -> () loc(callsite("f":1:2 at "g":3:4))
"my.b"() : () -> () loc(callsite(callsite("a" at "b") at callsite("c" at unknown)))
