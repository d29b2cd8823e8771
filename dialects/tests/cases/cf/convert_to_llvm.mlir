// rtblgen-opt --split-input-file --convert-cf-to-llvm
// rtblgen-opt --split-input-file --convert-func-to-llvm --convert-cf-to-llvm=index-bitwidth=32
// cf.br
func.func @f(%a: index) -> index {
  cf.br ^a(%a : index)
^a(%0: index):
  return %0 : index
}
// -----
// cf.cond_br
func.func @f(%c: i1, %a: index) -> index {
  cf.cond_br %c weights([1, 2]), ^a(%a : index), ^b
^a(%0: index):
  return %0 : index
^b:
  return %a : index
}
// -----
// cf.switch
func.func @f(%n: i32, %a: i8) -> i8 {
  cf.switch %n : i32, [
    default: ^a(%a : i8),
    1: ^b
  ]
^a(%0: i8):
  return %0 : i8
^b:
  return %a : i8
}
// -----
// cf.assert
func.func @f(%c: i1) {
  cf.assert %c, "wrong"
  cf.assert %c, "wrong"
  cf.assert %c, "also wrong"
  return
}
// -----
// two asserts in a function with blocks
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^a
^a:
  cf.assert %c, "a"
  return
}
