// Blocks that are used before they are defined.
func.func @f() {
  "my.br"()[^c] : () -> ()
^a:
  "my.br"()[^b] : () -> ()
^b:
  return
^c:
  "my.br"()[^a] : () -> ()
}
