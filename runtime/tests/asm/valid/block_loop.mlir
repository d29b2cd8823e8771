// A block that is its own successor.
func.func @f() {
  "my.br"()[^a] : () -> ()
^a:
  "my.cond"()[^a, ^b] : () -> ()
^b:
  return
}
