// rtblgen-opt --split-input-file
// func.return: another number of values
func.func @f(%a: i32) -> (i32, i32) {
  return %a : i32
}
// -----
// func.return: another type
func.func @f(%a: i32) -> f32 {
  return %a : i32
}
// -----
// func.return: nothing
func.func @f() -> f32 {
  return
}
// -----
// func.return outside of a function
module {
  func.return
}
// -----
// func.func without a terminator
func.func @f() {
}
// -----
// func.func: a name twice
func.func @f() { return }
func.func @f() { return }
// -----
// func.func: a declaration that is public
func.func @f()
// -----
// func.func: other arguments of the block
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: f32):
  return
}) : () -> ()
// -----
// func.func: fewer arguments of the block
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  return
}) : () -> ()
// -----
// func.func: another number of attributes of arguments
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> ()
// -----
// func.func: another number of attributes of results
"func.func"() <{function_type = () -> (), sym_name = "f", res_attrs = [{}], sym_visibility = "private"}> ({}) : () -> ()
// -----
// func.func: attributes of an argument without a dialect
func.func @f(%a: i32 {x = 1 : i8}) { return }
// -----
// func.func: variadic
func.func private @f(i32, ...)
// -----
// func.func without a type
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
// func.func: a type that is no function
"func.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()
// -----
// func.call: no such function
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// func.call of something else
module @g {}
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// func.call: another number of operands
func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// func.call: another type of an operand
func.func private @g(i32)
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}
// -----
// func.call: another number of results
func.func private @g() -> i32
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// func.call: another type of a result
func.func private @g() -> i32
func.func @f() {
  %0 = call @g() : () -> f32
  return
}
// -----
// func.call_indirect: another type
func.func @f(%g: (i32) -> i32, %a: f32) {
  %0 = "func.call_indirect"(%g, %a) : ((i32) -> i32, f32) -> i32
  return
}
// -----
// func.call_indirect of a number
func.func @f(%g: i32) {
  "func.call_indirect"(%g) : (i32) -> ()
  return
}
// -----
// func.constant: no such function
func.func @f() {
  %0 = constant @g : () -> ()
  return
}
// -----
// func.constant: a function of another type
func.func private @g()
func.func @f() {
  %0 = constant @g : (i32) -> ()
  return
}
// -----
// func.constant of a number
func.func @f() {
  %0 = "func.constant"() <{value = @f}> : () -> i32
  return
}
