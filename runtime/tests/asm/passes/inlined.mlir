// PASSES: --inline --symbol-dce --canonicalize
module @outer {
  func.func private @square(%x: i32) -> i32 {
    %r = arith.muli %x, %x : i32 loc("square.c":3:5)
    return %r : i32 loc(fused<"tail">["a", "square.c":4:1 to :9])
  }
  func.func @main(%x: i32) -> i32 {
    %a = call @square(%x) : (i32) -> i32 loc("main.c":1:1)
    %b = call @square(%a) : (i32) -> i32 loc("named"("main.c":2:1))
    return %b : i32
  }
}
