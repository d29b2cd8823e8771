func.func @yes(%x: i32) {
  "drr.sink"(%x) : (i32) -> ()
  return
}
