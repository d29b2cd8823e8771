// rtblgen-opt --split-input-file --arith-expand=include-f4e2m1=true
// f4E2M1FN
func.func @f(%a: f4E2M1FN, %b: f32) -> (f32, f4E2M1FN) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.truncf %b : f32 to f4E2M1FN
  return %0, %1 : f32, f4E2M1FN
}
