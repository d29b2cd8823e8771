// All parts of the generic form at once.
func.func @f(%c: i1) {
  %r:2 = "my.all"(%c, %c) <{p = 1 : i8}> ({
    "my.in"() : () -> ()
  }, {
  ^bb0(%x: i32):
  }) {d, e = "x"} : (i1, i1) -> (i32, i32) loc("l")
  return
}
