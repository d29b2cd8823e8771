// rtblgen-opt --split-input-file
// cf.br: too few operands
func.func @f() {
  cf.br ^a
^a(%0: i32):
  return
}
// -----
// cf.br: another type
func.func @f(%a: f32) {
  cf.br ^a(%a : f32)
^a(%0: i32):
  return
}
// -----
// cf.cond_br: too many operands
func.func @f(%c: i1, %a: i32) {
  cf.cond_br %c, ^a(%a : i32), ^b
^a:
  return
^b:
  return
}
// -----
// cf.cond_br: a condition of another type
func.func @f(%c: i8) {
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// -----
// cf.cond_br: three weights
func.func @f(%c: i1) {
  cf.cond_br %c weights([1, 2, 3]), ^a, ^a
^a:
  return
}
// -----
// cf.cond_br: a block that does not exist
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
}
// -----
// cf.br in the middle of a block
func.func @f() {
  cf.br ^a
  return
^a:
  return
}
// -----
// cf.br to the entry block
func.func @f() {
^a:
  cf.br ^a
}
// -----
// cf.switch: another type of the cases
func.func @f(%n: i32) {
  "cf.switch"(%n) [^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// -----
// cf.switch: another number of cases
func.func @f(%n: i32) {
  "cf.switch"(%n) [^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// -----
// cf.switch: operands of the default that do not fit
func.func @f(%n: i32) {
  cf.switch %n : i32, [
    default: ^a(%n : i32),
    1: ^a
  ]
^a:
  return
}
// -----
// cf.switch: operands of a case that do not fit
func.func @f(%n: i32) {
  cf.switch %n : i32, [
    default: ^a,
    1: ^a(%n : i32)
  ]
^a:
  return
}
// -----
// cf.switch without a default
func.func @f(%n: i32) {
  cf.switch %n : i32, [
    1: ^a
  ]
^a:
  return
}
// -----
// cf.switch over a float
func.func @f(%n: f32) {
  cf.switch %n : f32, [
    default: ^a
  ]
^a:
  return
}
// -----
// cf.assert without a message
func.func @f(%c: i1) {
  cf.assert %c
  return
}
// -----
// cf.assert of a number
func.func @f(%c: i32) {
  cf.assert %c, "a"
  return
}
// -----
// cf.assert outside of a function is allowed, a successor is not
func.func @f(%c: i1) {
  "cf.assert"(%c)[^a] <{msg = "a"}> : (i1) -> ()
^a:
  return
}
