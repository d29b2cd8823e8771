// Programs, most with one mistake, that found other words here than in mlir-opt, and their neighbours.
// a symbol inside an unregistered op with exactly one region
"a.one"() ({ func.func private @f() }) : () -> ()
// -----
"a.two"() ({ func.func @g() { func.call @f() : () -> () return } }, {}) : () -> ()
// -----
module { func.func private @f()  "a.two"() ({ func.call @f() : () -> () }, {}) : () -> () }
// -----
module { func.func private @f()  "a.one"() ({ func.call @f() : () -> () }) : () -> () }
// -----
"a.b"() { x = dense<1> : tensor<2xi32, []> } : () -> ()
// -----
"a.b"() { x = !a.b<tensor<2xi32, [1]>> } : () -> ()
// -----
func.func private @f(tensor<2xi32, []>)
// -----
func.func private @f(tensor<2xi32, #a.b>)
// -----
"a.b"() { x = dense<"s"> : tensor<2xi32> } : () -> ()
// -----
"a.b"() { x = dense<["s", "t"]> : tensor<2xi32> } : () -> ()
// -----
"a.b"() { x = array<tensor<1xi32>: 1> } : () -> ()
// -----
"a.b"() { x = array<none: 1> } : () -> ()
// -----
func.func private @f(!func.x)
// -----
func.func private @f(!arith.x)
// -----
"a.b"() { x = #func.x } : () -> ()
// -----
"a.b"() : () -> () loc("-":1:2)
// -----
func.func @f(%a: i32) { %0 = arith.constant 99999999999999999999 : i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.constant 300 : i8 return }
// -----
func.func @f(%c: i1, %a: tensor<2xi32>) { %0 = arith.select %c, %a, %a : i32, tensor<2xi32> return }
// -----
func.func @f(%c: tensor<3xi1>, %a: tensor<2xi32>) { %0 = arith.select %c, %a, %a : tensor<3xi1>, tensor<2xi32> return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a, %a : i1, i32 return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = llvm.icmp "foo" %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = llvm.icmp 5 %a, %a : i32 return }
// -----
func.func @f(%a: f32) { %0 = llvm.fcmp "foo" %a, %a : f32 return }
// -----
pdl_interp.func @m(%o: !pdl.range<operation>) { pdl_interp.foreach %x : !pdl.operation in %o { pdl_interp.continue } -> ^bb1 
^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @m(%o: !pdl.operation) { pdl_interp.foreach %x : !pdl.operation in %o { pdl_interp.continue } -> ^bb1 
^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @m(%o: !pdl.operation) { %r = pdl_interp.get_operand 99999999999999999999 of %o  pdl_interp.finalize }
// -----
pdl_interp.func @m(%o: !pdl.operation) { pdl_interp.check_operand_count of %o is 99999999999999 -> ^bb1, ^bb1
^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @m(%o: !pdl.operation) { pdl_interp.check_operand_count of %o is -1 -> ^bb1, ^bb1
^bb1: pdl_interp.finalize }
// -----
pdl.pattern : benefit(99999999) { %0 = operation rewrite %0 with "x" }
// -----
memref.global "private" @x : memref<2xi32> {alignment = 999999999999999999999999}
// -----
"a.b"() { x = #a.b } : () -> ()
{-# dialect_resources: { a: { blob1: "0x08000000010000000000000002000000" } } #-}
// -----
module {}
{-# dialect_resources: { nope: { blob1: "0x08000000010000000000000002000000" } } #-}
// -----
module {}
{-# external_resources: { nope: { blob1: "0x08000000010000000000000002000000" } } #-}
// -----
module {}
{-# dialect_resources: { builtin: { blob1: "0x08000000010000000000000002000000" } } #-}
// -----
%0 = llvm.mlir.constant(99999999999999999999 : i32) : i32
// -----
func.func @f() { llvm.br ^bb1(%a) ^bb1: return }
// -----
func.func @f(%m: memref<2xi32>) { %0 = memref.load %m[99] : memref<2xi32> return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 99999999999999999999 { } return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 10 step 99999999999999999999 { } return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 10 step "x" { } return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 10 step 2.5 { } return }
// -----
func.func @f(%m: index) { affine.for %i = 0 to 10 step 2 : i32 { } return }
// -----
func.func @f(%a: i32) { %0 = llvm.icmp unit %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = llvm.icmp "eq" : i32 %a, %a : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<bad> : f32 return }
// -----
"a.b"() { x = #arith.fastmath<bad> } : () -> ()
// -----
"a.b"() { x = #arith.fastmath<fast } : () -> ()
// -----
"a.b"() { x = #arith.overflow<nsw,> } : () -> ()
// -----
"a.b"() { x = #arith.fastmath<3> } : () -> ()
// -----
func.func @f(%c: i1) { %0 = "scf.if"(%c) ({ }, { }) : (i1) -> i32  return }
// -----
func.func @f(%c: i1) { %0 = scf.if %c { scf.yield } else { scf.yield } return }
// -----
func.func @f(%c: i32) { %0 = "arith.addi"(%c, %c) : (i32, i32) -> i64 return }
// -----
func.func @f(%c: i32) { %0 = "arith.addui_extended"(%c, %c) : (i32, i32) -> i64 return }
// -----
func.func @f(%c: i32) { %0, %1 = "arith.addui_extended"(%c, %c) : (i32, i32) -> (i32, i32) return }
// -----
func.func @f(%c: i32) { %0 = "arith.cmpi"(%c, %c) {predicate = 2 : i64} : (i32, i32) -> i32 return }
// -----
func.func @f(%c: i32) { %0 = "arith.cmpi"(%c, %c) : (i32, i32) -> i1 return }
// -----
func.func @f() { %0 = "arith.constant"() : () -> i32 return }
// -----
func.func @f() { %0 = "arith.constant"() {value = "x"} : () -> i32 return }
// -----
func.func @f(%c: complex<f32>) { %0 = "complex.re"(%c) : (complex<f32>) -> f64 return }
// -----
func.func @f(%c: memref<2xi32>, %i: index) { %0 = "memref.load"(%c, %i) : (memref<2xi32>, index) -> i64 return }
// -----
func.func @f(%c: i1) { %0 = "pdl.operation"() : () -> i32 return }
// -----
func.func @f(%c: index) { %0 = "index.cmp"(%c, %c) : (index, index) -> i1 return }
// -----
pdl_interp.func @f(%c: !pdl.operation) { %0 = pdl_interp.get_result 1 of : !pdl.value pdl_interp.finalize }
// -----
func.func @f(%c: vector<[4]xi32>) { %0 = arith.extsi %c : vector<[4]xi32> to vector<4xi64> return }
// -----
"a.b"() { x = vector<2x[4xi32> } : () -> ()
// -----
"a.b"() { x = dense<[1, [2]]> : tensor<2xi32> } : () -> ()
// -----
"a.b"() { x = dense<1.5> : tensor<2xi32> } : () -> ()
// -----
"a.b"() { x = dense<[[1, 2], [3]]> : tensor<2x2xi32> } : () -> ()
// -----
"a.b"() { x = array<i32: 99999999999> } : () -> ()
// -----
"a.b"() { x = array<i1: 2> } : () -> ()
// -----
"a.b"() { x = sparse<[[0]], 1> : tensor<2x2xi32> } : () -> ()
// -----
"a.b"() { x = strided<[1, ?], offset: 99999999999999999999> } : () -> ()
// -----
"a.b"() { x = affine_map<(d0) -> (d1)> } : () -> ()
// -----
"a.b"() { x = affine_map<(d0) -> (d0 mod 0)> } : () -> ()
// -----
"a.b"() { x = i99999999999 } : () -> ()
// -----
"a.b"() { x = dense_resource<foo> : i32 } : () -> ()
// -----
"a.b"() { x = memref<2xi32, 1, 2> } : () -> ()
// -----
"a.b"() { x = memref<2xi32, affine_map<(d0, d1) -> (d0)>> } : () -> ()
// -----
"a.b"() : () -> () loc("a":1)
// -----
"a.b"() : () -> () loc(fused<1>["a", b])
// -----
"a.b"() : () -> () loc(callsite("a" at "b")
// -----
"a.b"() { x = !d<a?>, y = #d<b*>, z = !d<a<1>>, v = !d<a "<">, u = !d<a<"<">> } : () -> ()

// -----

func.func @f() {
  affine.parallel (%i, %j) = (0) to (10) {
  }
  return
}

// -----

func.func @f(%a: f32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("most") -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @f(%a: f32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (10) step (symbol(%n)) {
  }
  return
}

// -----

// A bound of more than 64 bits.
func.func @f() {
  affine.for %i = 0 to 18446744073709551615 {
  }
  return
}
// -----
// The last group of flags first; bounds of one bit; strings that are not UTF-8.
#d = #llvm.di_derived_type<tag = DW_TAG_member, name = "m">
#c = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", flags = Vector>
#c2 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", flags = Public>
#c3 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", flags = "Private|Protected">
#c4 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", flags = "Private|Vector|Public">
#c5 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", flags = Protected>
"foo.x"() {a = #d,  c = #c, c2 = #c2, c3 = #c3, c4 = #c4, c5 = #c5} : () -> ()
// -----
"foo.x"() {a = #llvm.constant_range<i1, 0, -1>, b = #llvm.constant_range<i8, 3, -2>, c = #llvm.constant_range<i128, 0, 170141183460469231731687303715884105727>} : () -> ()
// -----
llvm.mlir.global internal constant @s("\FF\80a") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @t("aé") : !llvm.array<3 x i8>
llvm.func @f() -> !llvm.array<3 x i8> {
  %0 = llvm.mlir.constant("\FF\80a") : !llvm.array<3 x i8>
  llvm.return %0 : !llvm.array<3 x i8>
}
// -----
llvm.func @f(i32, ..., i32)
// -----
// An operation without a format is written in quotes.
func.func @f(%a: i32) {
  %0 = llvm.intr.ctlz(%a) : (i32) -> i32
  return
}
