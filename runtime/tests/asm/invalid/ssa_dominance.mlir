func.func @f() {
  "my.use"(%x) : (i32) -> ()
  %x = "my.def"() : () -> i32
  return
}
