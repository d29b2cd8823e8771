func.func @f() {
  "my.br"()[^a] : () -> ()
^a(%x: i32):
  return
}
