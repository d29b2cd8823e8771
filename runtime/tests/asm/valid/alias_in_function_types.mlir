// Aliases in the types of functions and blocks.
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>> {
  "my.br"(%a)[^b] : (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> ()
^b(%c: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>):
  return %c : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
}
