// PASSES: --inline --cse --symbol-dce --canonicalize
#m = affine_map<(d0) -> (d0 floordiv 2)>
module @outer attributes {my.map = #m} {
  func.func private @twice(%x: i32) -> i32 {
    %r = "my.add"(%x, %x) {map = #m} : (i32, i32) -> i32 loc("twice.c":3:5)
    return %r : i32 loc(fused<"tail">["a", "twice.c":4:1 to :9])
  }
  func.func @main(%x: i32 {my.arg}) -> (i32 {my.res = 1 : i8}) {
    %a = call @twice(%x) : (i32) -> i32 loc("main.c":1:1)
    %f = constant @twice : (i32) -> i32
    %b = call_indirect %f(%a) : (i32) -> i32 loc("named"("main.c":2:1))
    %c = builtin.unrealized_conversion_cast %b : i32 to !my.int
    %d = builtin.unrealized_conversion_cast %c : !my.int to i32
    return %d : i32
  }
  func.func private @gone()
  module @inner {
    func.func nested @kept() attributes {my.keep}
  }
}
