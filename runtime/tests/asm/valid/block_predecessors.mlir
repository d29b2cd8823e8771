// No, one, two predecessors, and the same one twice.
func.func @f(%c: i1) {
  "my.cond"(%c)[^a, ^b] : (i1) -> ()
^a:
  "my.br"()[^b] : () -> ()
^b:
  "my.cond"(%c)[^d, ^d] : (i1) -> ()
^dead:
  "my.br"()[^d] : () -> ()
^d:
  return
}
