// rtblgen-opt --split-input-file --canonicalize
// bitcast there and back
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.bitcast %a : i32 to f32
  %r = llvm.bitcast %0 : f32 to i32
  llvm.return %r : i32
}
// -----
// bitcast to the same type
llvm.func @f(%a: i32) -> i32 {
  %r = llvm.bitcast %a : i32 to i32
  llvm.return %r : i32
}
// -----
// a chain of bitcasts
llvm.func @f(%a: i32) -> vector<2xi16> {
  %0 = llvm.bitcast %a : i32 to f32
  %r = llvm.bitcast %0 : f32 to vector<2xi16>
  llvm.return %r : vector<2xi16>
}
// -----
// addrspacecast there and back
llvm.func @f(%a: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<3>
  %r = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
  llvm.return %r : !llvm.ptr
}
// -----
// a chain of addrspacecasts
llvm.func @f(%a: !llvm.ptr) -> !llvm.ptr<4> {
  %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<3>
  %r = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr<4>
  llvm.return %r : !llvm.ptr<4>
}
// -----
// zext of zext
llvm.func @f(%a: i8) -> i32 {
  %0 = llvm.zext %a : i8 to i16
  %r = llvm.zext %0 : i16 to i32
  llvm.return %r : i32
}
// -----
// zext of a constant
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %r = llvm.zext %0 : i8 to i32
  llvm.return %r : i32
}
// -----
// zext of a constant to index attribute
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %r = llvm.zext %0 : i32 to i64
  llvm.return %r : i64
}
// -----
// trunc and sext of a constant stay
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(300 : i32) : i32
  %1 = llvm.trunc %0 : i32 to i8
  %r = llvm.sext %1 : i8 to i64
  llvm.return %r : i64
}
// -----
// getelementptr of nothing
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %r = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return %r : !llvm.ptr
}
// -----
// getelementptr with constants
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(3 : i64) : i64
  %r = llvm.getelementptr %p[%c, %c] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f32>
  llvm.return %r : !llvm.ptr
}
// -----
// extractvalue of insertvalue
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %x: f32) -> f32 {
  %0 = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %0[1] : !llvm.struct<(i32, f32)>
  llvm.return %r : f32
}
// -----
// extractvalue past an insertvalue
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %x: f32) -> i32 {
  %0 = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)>
  llvm.return %r : i32
}
// -----
// extractvalue of extractvalue
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>) -> f32 {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<2 x f32>)>
  %r = llvm.extractvalue %0[0] : !llvm.array<2 x f32>
  llvm.return %r : f32
}
// -----
// extractvalue of a constant
llvm.func @f() -> f64 {
  %0 = llvm.mlir.constant([1.0, 2.0]) : !llvm.struct<(f64, f64)>
  %r = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
  llvm.return %r : f64
}
// -----
// add of constants stays
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %0, %0 : i32
  llvm.return %r : i32
}
// -----
// or of constants, with zero and with itself
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.or %a, %0 : i32
  %r = llvm.or %1, %1 : i32
  llvm.return %r : i32
}
// -----
// icmp of equal values
llvm.func @f(%a: i32) -> i1 {
  %r = llvm.icmp "eq" %a, %a : i32
  llvm.return %r : i1
}
// -----
// icmp ne of equal values
llvm.func @f(%a: i32) -> i1 {
  %r = llvm.icmp "ne" %a, %a : i32
  llvm.return %r : i1
}
// -----
// icmp of an alloca and null
llvm.func @f(%n: i32) -> i1 {
  %0 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.return %r : i1
}
// -----
// select by a constant
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %r = llvm.select %t, %a, %b : i1, i32
  llvm.return %r : i32
}
// -----
// select of equal values
llvm.func @f(%c: i1, %a: i32) -> i32 {
  %r = llvm.select %c, %a, %a : i1, i32
  llvm.return %r : i32
}
// -----
// shl of constants
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.shl %0, %0 : i32
  llvm.return %r : i32
}
// -----
// vector.insert and extract of everything
llvm.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = "llvm.intr.vector.extract"(%a) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
  %r = llvm.freeze %0 : vector<4xf32>
  llvm.return %r : vector<4xf32>
}
// -----
// ptrtoint of inttoptr stays
llvm.func @f(%a: i64) -> i64 {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.return %r : i64
}
// -----
// undef and poison
llvm.func @f() -> i32 {
  %0 = llvm.mlir.undef : i32
  %1 = llvm.mlir.poison : i32
  %r = llvm.add %0, %1 : i32
  llvm.return %r : i32
}
// -----
// unused ops without effects go
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.add %a, %a : i32
  %3 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// cond_br by a constant and of equal successors
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^a, ^b
^a:
  llvm.cond_br %c, ^c(%a : i32), ^c(%b : i32)
^b:
  llvm.br ^c(%b : i32)
^c(%0: i32):
  llvm.return %0 : i32
}
