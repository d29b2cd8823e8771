// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// index.add
func.func @f(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  %1 = index.add %0, %b {x}
  return %1 : index
}
// -----
// index.and
func.func @f(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  %1 = index.and %0, %b {x}
  return %1 : index
}
// -----
// index.ceildivs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivs %0, %b {x}
  return %1 : index
}
// -----
// index.ceildivu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  %1 = index.ceildivu %0, %b {x}
  return %1 : index
}
// -----
// index.divs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  %1 = index.divs %0, %b {x}
  return %1 : index
}
// -----
// index.divu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  %1 = index.divu %0, %b {x}
  return %1 : index
}
// -----
// index.floordivs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  %1 = index.floordivs %0, %b {x}
  return %1 : index
}
// -----
// index.maxs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  %1 = index.maxs %0, %b {x}
  return %1 : index
}
// -----
// index.maxu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  %1 = index.maxu %0, %b {x}
  return %1 : index
}
// -----
// index.mins
func.func @f(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  %1 = index.mins %0, %b {x}
  return %1 : index
}
// -----
// index.minu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  %1 = index.minu %0, %b {x}
  return %1 : index
}
// -----
// index.mul
func.func @f(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  %1 = index.mul %0, %b {x}
  return %1 : index
}
// -----
// index.or
func.func @f(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  %1 = index.or %0, %b {x}
  return %1 : index
}
// -----
// index.rems
func.func @f(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  %1 = index.rems %0, %b {x}
  return %1 : index
}
// -----
// index.remu
func.func @f(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  %1 = index.remu %0, %b {x}
  return %1 : index
}
// -----
// index.shl
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  %1 = index.shl %0, %b {x}
  return %1 : index
}
// -----
// index.shrs
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  %1 = index.shrs %0, %b {x}
  return %1 : index
}
// -----
// index.shru
func.func @f(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  %1 = index.shru %0, %b {x}
  return %1 : index
}
// -----
// index.sub
func.func @f(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  %1 = index.sub %0, %b {x}
  return %1 : index
}
// -----
// index.xor
func.func @f(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  %1 = index.xor %0, %b {x}
  return %1 : index
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
func.func @f() -> (index, index, i1, i1, index) {
  %0 = index.constant 42
  %1 = index.constant -1
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.sizeof
  return %0, %1, %2, %3, %4 : index, index, i1, i1, index
}
// -----
// index.casts
func.func @f(%a: index, %b: i64) -> (i32, index) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i64 to index
  return %0, %1 : i32, index
}
// -----
// index.castu
func.func @f(%a: index, %b: i64) -> (i32, index) {
  %0 = index.castu %a : index to i32
  %1 = index.castu %b : i64 to index
  return %0, %1 : i32, index
}
