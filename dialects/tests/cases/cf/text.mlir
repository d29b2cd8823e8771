// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// cf.br with and without operands
func.func @f(%a: i32, %b: f32) -> i32 {
  cf.br ^a
^a:
  cf.br ^b(%a, %b : i32, f32) {x}
^b(%0: i32, %1: f32):
  return %0 : i32
}
// -----
// cf.cond_br with operands and weights
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%a : i32)
^a:
  cf.cond_br %c weights([1, 3]), ^b(%a : i32), ^c(%a, %a : i32, i32) {x}
^b(%0: i32):
  return %0 : i32
^c(%1: i32, %2: i32):
  return %2 : i32
}
// -----
// cf.switch
// DIFFERS: switch-case-text in docs/differences.md
func.func @f(%n: i32, %w: i64, %a: i8) -> i8 {
  cf.switch %n : i32, [
    default: ^a(%a : i8)
  ]
^a(%0: i8):
  cf.switch %w : i64, [
    default: ^b,
    -1: ^c(%0 : i8),
    42: ^b
  ]
^b:
  return %a : i8
^c(%1: i8):
  return %1 : i8
}
// -----
// cf.assert
func.func @f(%c: i1) {
  cf.assert %c, "a \"message\" with \0A special characters"
  cf.assert %c, "" {x = 1 : i8}
  return
}
