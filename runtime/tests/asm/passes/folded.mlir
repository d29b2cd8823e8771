// PASSES: --canonicalize --cse --sccp
func.func @f() -> (i128, f80, index, i1, complex<f32>, tensor<2x2xi8>, f16) {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %one = arith.constant 1 : i128
  %b = arith.addi %a, %one : i128
  %c = arith.constant 3.14159265358979323846 : f80
  %i = arith.constant -3 : index
  %j = arith.muli %i, %i : index
  %t = arith.cmpi slt, %i, %j : index
  %z = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %d = arith.constant dense<[[-128, 127], [0, 1]]> : tensor<2x2xi8>
  %e = arith.addi %d, %d : tensor<2x2xi8>
  %h = arith.constant 65504.0 : f16
  %k = arith.addf %h, %h : f16
  return %b, %c, %j, %t, %z, %e, %k : i128, f80, index, i1, complex<f32>, tensor<2x2xi8>, f16
}
