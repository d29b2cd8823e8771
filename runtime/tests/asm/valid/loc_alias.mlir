// Aliases of locations, before and after.
#l = loc("a":1:2)
"my.a"() : () -> () loc(#l)
"my.b"() : () -> () loc(#late)
#late = loc("b":3:4)
#deep = loc(callsite(#l at #late))
"my.c"() : () -> () loc(#deep)
