module {
  func.func @twice(%value: i32) -> i32 {
    %sum = "probe.add"(%value, %value) {kind = "wrap", probe.flag} : (i32, i32) -> i32
    return %sum : i32
  }
}
