// What contains others is defined after them.
"my.a"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> () loc(fused<affine_map<(d0) -> (d0)>>["a"("f":1:1), callsite("b" at "c")])
"my.b"() {l = loc("z")} : () -> () loc("f":1:1)
"my.c"() {l = loc("b")} : () -> () loc("z")
