// rtblgen-opt --split-input-file
// index.add of integers
func.func @f(%a: i32) {
  %0 = "index.add"(%a, %a) : (i32, i32) -> index
  return
}
// -----
// index.add without an operand
func.func @f(%a: index) {
  %0 = index.add %a
  return
}
// -----
// index.cmp: an unknown predicate
func.func @f(%a: index) {
  %0 = index.cmp lt(%a, %a)
  return
}
// -----
// index.cmp: another result
func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i8
  return
}
// -----
// index.casts of two integers
func.func @f(%a: i32) {
  %0 = index.casts %a : i32 to i64
  return
}
// -----
// index.casts of two indices
func.func @f(%a: index) {
  %0 = index.casts %a : index to index
  return
}
// -----
// index.castu of a float
func.func @f(%a: f32) {
  %0 = index.castu %a : f32 to index
  return
}
// -----
// index.constant of another type
func.func @f() {
  %0 = "index.constant"() <{value = 1 : i32}> : () -> index
  return
}
// -----
// index.constant without a number
func.func @f() {
  %0 = index.constant x
  return
}
// -----
// index.constant without a value
func.func @f() {
  %0 = "index.constant"() : () -> index
  return
}
// -----
// index.sizeof with an operand
func.func @f(%a: index) {
  %0 = "index.sizeof"(%a) : (index) -> index
  return
}
