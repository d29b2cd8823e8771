// PASSES: --canonicalize --cse
func.func @f() -> (tensor<2xi32>, tensor<2xi32>) {
  %a = arith.constant dense_resource<weights> : tensor<2xi32>
  %b = arith.constant dense_resource<weights> : tensor<2xi32>
  %c = arith.constant sparse<[[0], [1]], [5, -5]> : tensor<2xi32>
  "my.keep"(%c) : (tensor<2xi32>) -> ()
  return %a, %b : tensor<2xi32>, tensor<2xi32>
}
{-#
  dialect_resources: { builtin: { weights: "0x040000000100000002000000", unused: "0x0400000001000000" } },
  external_resources: { tool: { seen: true } }
#-}
