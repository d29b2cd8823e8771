// PASSES: --convert-arith-to-llvm
func.func @f(%a: index, %b: i16) -> (index, i16) {
  %c = arith.addi %a, %a overflow<nsw> : index
  %d = arith.shli %b, %b : i16
  return %c, %d : index, i16
}
