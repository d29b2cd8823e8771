// Block names of all sorts.
func.func @f() {
  "my.br"()[^0] : () -> ()
^0:
  "my.br"()[^a.b-c$d] : () -> ()
^a.b-c$d:
  "my.br"()[^_x] : () -> ()
^_x:
  return
}
