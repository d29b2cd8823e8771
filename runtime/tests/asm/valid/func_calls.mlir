// Calls, direct and indirect, with several results.
func.func private @callee(i32) -> (i32, f32)
func.func @f(%a: i32) -> f32 {
  %0:2 = call @callee(%a) : (i32) -> (i32, f32)
  %1:2 = func.call @callee(%0#0) {my.x} : (i32) -> (i32, f32)
  %c = constant @callee : (i32) -> (i32, f32)
  %2:2 = call_indirect %c(%1#0) : (i32) -> (i32, f32)
  return %2#1 : f32
}
