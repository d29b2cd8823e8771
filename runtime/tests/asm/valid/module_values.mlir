// Values and regions at the top level.
module {
  %0 = "my.a"() : () -> i32
  func.func @f() -> i32 {
    %1 = "my.b"() : () -> i32
    return %1 : i32
  }
  %2 = "my.c"(%0) : (i32) -> i32
}
