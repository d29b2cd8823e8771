// Locations of arguments.
func.func @f(%a: i32 loc("x":1:2), %b: i32 {my.a} loc(unknown)) {
  "my.r"() ({
  ^bb0(%c: i32 loc("c"), %d: i32 loc(fused["p", "q"])):
  }) : () -> ()
  return loc("ret")
} loc("fun")
func.func private @g(i32 loc("decl"))
