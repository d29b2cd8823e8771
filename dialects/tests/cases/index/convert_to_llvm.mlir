// rtblgen-opt --split-input-file --convert-index-to-llvm
// rtblgen-opt --split-input-file --convert-index-to-llvm=index-bitwidth=32
// index.add
func.func @f(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}
// -----
// index.and
func.func @f(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}
// -----
// index.ceildivs
// DIFFERS: ceildiv-least-number in docs/differences.md
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}
// -----
// index.ceildivu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}
// -----
// index.divs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}
// -----
// index.divu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}
// -----
// index.floordivs
// DIFFERS: ceildiv-least-number in docs/differences.md
func.func @f(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}
// -----
// index.maxs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}
// -----
// index.maxu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}
// -----
// index.mins
func.func @f(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}
// -----
// index.minu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}
// -----
// index.mul
func.func @f(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}
// -----
// index.or
func.func @f(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}
// -----
// index.rems
func.func @f(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}
// -----
// index.remu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}
// -----
// index.shl
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}
// -----
// index.shrs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}
// -----
// index.shru
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}
// -----
// index.sub
func.func @f(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}
// -----
// index.xor
func.func @f(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}
// -----
// index.cmp eq
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}
// -----
// index.cmp ne
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}
// -----
// index.cmp slt
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}
// -----
// index.cmp sle
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}
// -----
// index.cmp sgt
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}
// -----
// index.cmp sge
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}
// -----
// index.cmp ult
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}
// -----
// index.cmp ule
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}
// -----
// index.cmp ugt
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}
// -----
// index.cmp uge
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}
// -----
// index.constant, index.bool.constant and index.sizeof
func.func @f() -> (index, index, i1, index) {
  %0 = index.constant 42
  %1 = index.constant 4294967296
  %2 = index.bool.constant true
  %4 = index.sizeof
  return %0, %1, %2, %4 : index, index, i1, index
}
// -----
// index.casts
func.func @f(%a: index, %b: i64, %c: i8) -> (i32, index, i64, index, i128) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i64 to index
  %2 = index.casts %a : index to i64
  %3 = index.casts %c : i8 to index
  %4 = index.casts %a : index to i128
  return %0, %1, %2, %3, %4 : i32, index, i64, index, i128
}
// -----
// index.castu
func.func @f(%a: index, %b: i64, %c: i8) -> (i32, index, i64, index, i128) {
  %0 = index.castu %a : index to i32
  %1 = index.castu %b : i64 to index
  %2 = index.castu %a : index to i64
  %3 = index.castu %c : i8 to index
  %4 = index.castu %a : index to i128
  return %0, %1, %2, %3, %4 : i32, index, i64, index, i128
}
