// rtblgen-opt --split-input-file
// ub.poison of another value
// DIFFERS: attributes of an interface are tested by the verifier of the op, whose message is another one
func.func @f() {
  %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32
  return
}
// -----
// ub.poison without a type
func.func @f() {
  %0 = ub.poison
  return
}
// -----
// ub.unreachable before the end
func.func @f() {
  ub.unreachable
  return
}
// -----
// ub.poison with an operand
func.func @f(%a: i32) {
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}
