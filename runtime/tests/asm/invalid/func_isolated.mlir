func.func @f(%a: i32) {
  func.func @g() -> i32 {
    return %a : i32
  }
  return
}
