// rtblgen-opt --split-input-file
// llvm.add of floats
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
// llvm.fadd of integers
llvm.func @f(%a: i32) {
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}
// -----
// llvm.icmp: an unknown predicate
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "lt" %a, %a : i32
  llvm.return
}
// -----
// llvm.icmp without quotes
llvm.func @f(%a: i32) {
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}
// -----
// llvm.fcmp: an integer
llvm.func @f(%a: i32) {
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}
// -----
// llvm.alloca without a type
llvm.func @f(%n: i32) {
  %0 = "llvm.alloca"(%n) : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.load: atomic without an alignment
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> f32
  llvm.return
}
// -----
// llvm.load: a release order
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// -----
// llvm.load: an atomic structure
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}
// -----
// llvm.store: an acquire order
llvm.func @f(%p: !llvm.ptr, %x: f32) {
  llvm.store %x, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// -----
// llvm.load of an integer
llvm.func @f(%p: i64) {
  %0 = llvm.load %p : i64 -> f32
  llvm.return
}
// -----
// llvm.load of a type without a size
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
// llvm.getelementptr: an index of a structure that is no constant
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
// llvm.getelementptr: an index out of bounds
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
// llvm.getelementptr: an index into a scalar
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
// llvm.extractvalue: a position out of bounds
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
// llvm.extractvalue of a scalar
llvm.func @f(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  llvm.return
}
// -----
// llvm.extractvalue: another result
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// -----
// llvm.insertvalue: a position out of bounds
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %x: f32) {
  %0 = llvm.insertvalue %x, %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
// llvm.insertvalue: another type
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %x: f32) {
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
// llvm.extractelement of a scalar
llvm.func @f(%s: i32, %i: i32) {
  %0 = llvm.extractelement %s[%i : i32] : i32
  llvm.return
}
// -----
// llvm.insertelement: another type
llvm.func @f(%v: vector<4xf32>, %i: i32) {
  %0 = "llvm.insertelement"(%v, %i, %i) : (vector<4xf32>, i32, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.shufflevector: scalable with another mask
llvm.func @f(%v: vector<[4]xf32>) {
  %0 = llvm.shufflevector %v, %v [0, 1, 2, 3] : vector<[4]xf32>
  llvm.return
}
// -----
// llvm.mlir.constant: a string of another length
llvm.func @f() {
  %0 = llvm.mlir.constant("text") : !llvm.array<5 x i8>
  llvm.return
}
// -----
// llvm.mlir.constant: a number as a structure
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
// llvm.mlir.constant: a pointer
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// -----
// llvm.mlir.constant: three fields
llvm.func @f() {
  %0 = llvm.mlir.constant([1.0, 2.0, 3.0]) : !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
// llvm.mlir.constant: elements of another number
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<3xi32>
  llvm.return
}
// -----
// llvm.mlir.addressof: no such symbol
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
// llvm.mlir.none of another type
llvm.func @f() {
  %0 = llvm.mlir.none : i32
  llvm.return
}
// -----
// llvm.mlir.addressof: another address space
llvm.mlir.global external @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
// llvm.mlir.global: a value and an initializer
llvm.mlir.global external @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
// llvm.mlir.global: an initializer of another type
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
// llvm.mlir.global: an initializer with side effects
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
// -----
// llvm.mlir.global: common without a zero
llvm.mlir.global common @g(1 : i32) : i32
// -----
// llvm.mlir.global: appending of no array
llvm.mlir.global appending @g(1 : i32) : i32
// -----
// llvm.mlir.global: a string of another type
llvm.mlir.global external constant @g("text") : i32
// -----
// llvm.mlir.global: an alignment that is no power of 2
llvm.mlir.global external @g(1 : i32) {alignment = 3 : i64} : i32
// -----
// llvm.mlir.global: an unknown comdat
llvm.mlir.global external @g(1 : i32) comdat(@c::@g) : i32
// -----
// llvm.mlir.global_ctors: no such function
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// -----
// llvm.mlir.global_ctors: another number of priorities
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
llvm.func @f()
// -----
// llvm.mlir.alias: an initializer that is no pointer
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
// llvm.func: a body and an external linkage of a declaration
llvm.func weak @f()
// -----
// llvm.func: another type
llvm.func @f(tensor<4xf32>)
// -----
// llvm.func: another number of arguments
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
  llvm.return
}) : () -> ()
// -----
// llvm.func: no type
"llvm.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
// llvm.func: byval of no pointer
llvm.func @f(i32 {llvm.byval = i32})
// -----
// llvm.func: an unknown comdat
llvm.func @f() comdat(@c::@f) {
  llvm.return
}
// -----
// llvm.return: nothing
llvm.func @f() -> i32 {
  llvm.return
}
// -----
// llvm.return of a value
llvm.func @f(%a: i32) {
  llvm.return %a : i32
}
// -----
// llvm.return: another type
llvm.func @f(%a: i32) -> f32 {
  llvm.return %a : i32
}
// -----
// llvm.call: no such function
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
// llvm.call: another number of operands
llvm.func @g(i32)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
// llvm.call: another type of an operand
llvm.func @g(i32)
llvm.func @f(%a: f32) {
  llvm.call @g(%a) : (f32) -> ()
  llvm.return
}
// -----
// llvm.call: another result
llvm.func @g() -> i32
llvm.func @f() {
  %0 = llvm.call @g() : () -> f32
  llvm.return
}
// -----
// llvm.call: variadic without its type
llvm.func @g(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @g(%a, %a) : (i32, i32) -> ()
  llvm.return
}
// -----
// llvm.call through no pointer
llvm.func @f(%a: i32) {
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----
// llvm.switch: other weights
llvm.func @f(%n: i32) {
  llvm.switch %n : i32, ^a [
    1: ^a
  ] {branch_weights = array<i32: 1>}
^a:
  llvm.return
}
// -----
// llvm.cond_br: operands that do not fit
llvm.func @f(%c: i1, %n: i32) {
  llvm.cond_br %c, ^a(%n : i32), ^b
^a:
  llvm.return
^b:
  llvm.return
}
// -----
// llvm.blockaddress: no such tag
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// llvm.blocktag twice
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
// llvm.invoke without a landing pad
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.return
}
// -----
// llvm.landingpad in a function without personality
llvm.func @f() {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
// llvm.landingpad without clauses
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %1 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
// llvm.comdat with another op
llvm.comdat @c {
  llvm.mlir.global external @g(1 : i32) : i32
}
// -----
// llvm.module_flags: no flag
llvm.module_flags [1 : i32]
// -----
// llvm.dso_local_equivalent: no such function
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
// llvm.atomicrmw: an unordered order
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.atomicrmw add %p, %i unordered : !llvm.ptr, i32
  llvm.return
}
// -----
// llvm.atomicrmw: fadd of an integer
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
// llvm.atomicrmw: add of a float
llvm.func @f(%p: !llvm.ptr, %i: f32) {
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
// llvm.cmpxchg: a float
llvm.func @f(%p: !llvm.ptr, %i: f32) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
// llvm.cmpxchg: a release order on failure
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
// llvm.cmpxchg: an unordered order
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
// llvm.fence: monotonic
llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}
// -----
// llvm.bitcast of a pointer to an integer
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to i64
  llvm.return
}
// -----
// llvm.sext to a narrower type
llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i8
  llvm.return
}
// -----
// llvm.zext to the same type
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}
// -----
// llvm.addrspacecast of an integer
llvm.func @f(%a: i64) {
  %0 = llvm.addrspacecast %a : i64 to !llvm.ptr
  llvm.return
}
// -----
// llvm.call_intrinsic: no intrinsic
llvm.func @f() {
  llvm.call_intrinsic "trap"() : () -> ()
  llvm.return
}
// -----
// llvm.intr.smax of two types
llvm.func @f(%a: i32, %b: i64) {
  %0 = "llvm.intr.smax"(%a, %b) : (i32, i64) -> i32
  llvm.return
}
// -----
// llvm.intr.sqrt of an integer
llvm.func @f(%a: i32) {
  %0 = "llvm.intr.sqrt"(%a) : (i32) -> i32
  llvm.return
}
