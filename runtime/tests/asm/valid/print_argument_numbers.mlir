// Arguments are numbered over nested regions.
func.func @f(%x: i32, %y: i32) {
  "my.a"() ({
  ^bb0(%z: i32):
    "my.b"() ({
    ^bb0(%w: i32, %v: i32):
    }) : () -> ()
  }) : () -> ()
  "my.c"() ({
  ^bb0(%u: i32):
  }) : () -> ()
  return
}
