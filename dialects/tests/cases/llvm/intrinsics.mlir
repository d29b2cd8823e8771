// rtblgen-opt --split-input-file
// llvm.intr.acos
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.acos"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.asin
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.asin"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.atan
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.atan"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.ceil
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.ceil"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.cos
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.cos"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.cosh
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.cosh"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.exp
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.exp"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.exp10
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.exp10"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.exp2
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.exp2"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.fabs
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.fabs"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.floor
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.floor"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.log
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.log"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.log10
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.log10"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.log2
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.log2"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.nearbyint
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.nearbyint"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.rint
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.rint"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.round
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.round"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.roundeven
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.roundeven"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.sin
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.sin"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.sinh
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.sinh"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.sqrt
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.sqrt"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.tan
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.tan"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.tanh
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.tanh"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.trunc
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.trunc"(%a0) : (f32) -> f32
  llvm.return
}
// -----
// llvm.intr.atan2
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.atan2"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.copysign
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.copysign"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.maximum
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.maximum"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.maxnum
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.maxnum"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.minimum
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.minimum"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.minnum
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.minnum"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.pow
llvm.func @f(%a0: f32, %a1: f32) {
  %0 = "llvm.intr.pow"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.fma
llvm.func @f(%a0: f32, %a1: f32, %a2: f32) {
  %0 = "llvm.intr.fma"(%a0, %a1, %a2) : (f32, f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.fmuladd
llvm.func @f(%a0: f32, %a1: f32, %a2: f32) {
  %0 = "llvm.intr.fmuladd"(%a0, %a1, %a2) : (f32, f32, f32) -> f32
  llvm.return
}
// -----
// llvm.intr.bitreverse
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.bitreverse"(%a0) : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.bswap
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.bswap"(%a0) : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.ctpop
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.ctpop"(%a0) : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.abs
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.abs"(%a0) <{is_int_min_poison = true}> : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.ctlz
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.ctlz"(%a0) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.cttz
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.cttz"(%a0) <{is_zero_poison = true}> : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.smax
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.smax"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.smin
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.smin"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.umax
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.umax"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.umin
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.umin"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.sadd.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.sadd.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.ssub.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.ssub.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.uadd.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.uadd.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.usub.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.usub.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.sshl.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.sshl.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.ushl.sat
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.ushl.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.scmp
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.scmp"(%a0, %a1) : (i32, i32) -> i2
  llvm.return
}
// -----
// llvm.intr.ucmp
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.ucmp"(%a0, %a1) : (i32, i32) -> i2
  llvm.return
}
// -----
// llvm.intr.sadd.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.sadd.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.ssub.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.ssub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.smul.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.smul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.uadd.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.uadd.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.usub.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.usub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.umul.with.overflow
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.umul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// llvm.intr.fshl
llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  %0 = "llvm.intr.fshl"(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.fshr
llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  %0 = "llvm.intr.fshr"(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.llrint
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.llrint"(%a0) : (f32) -> i64
  llvm.return
}
// -----
// llvm.intr.llround
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.llround"(%a0) : (f32) -> i64
  llvm.return
}
// -----
// llvm.intr.lrint
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.lrint"(%a0) : (f32) -> i64
  llvm.return
}
// -----
// llvm.intr.lround
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.lround"(%a0) : (f32) -> i64
  llvm.return
}
// -----
// llvm.intr.powi
llvm.func @f(%a0: f32, %a1: i32) {
  %0 = "llvm.intr.powi"(%a0, %a1) : (f32, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.ldexp
llvm.func @f(%a0: f32, %a1: i32) {
  %0 = "llvm.intr.ldexp"(%a0, %a1) : (f32, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.frexp
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.frexp"(%a0) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.return
}
// -----
// llvm.intr.sincos
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
// llvm.intr.is.constant
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.is.constant"(%a0) : (i32) -> i1
  llvm.return
}
// -----
// llvm.intr.is.fpclass
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.is.fpclass"(%a0) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return
}
// -----
// llvm.intr.expect
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.expect"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.expect.with.probability
llvm.func @f(%a0: i32, %a1: i32) {
  %0 = "llvm.intr.expect.with.probability"(%a0, %a1) <{prob = 5.0e-01 : f64}> : (i32, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.annotation
llvm.func @f(%a0: i32, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32) {
  %0 = "llvm.intr.annotation"(%a0, %a1, %a2, %a3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.ptr.annotation
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  %0 = "llvm.intr.ptr.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.var.annotation
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.assume
llvm.func @f(%a0: i1) {
  "llvm.intr.assume"(%a0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  llvm.return
}
// -----
// llvm.intr.ssa.copy
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.ssa.copy"(%a0) : (i32) -> i32
  llvm.return
}
// -----
// llvm.intr.debugtrap
llvm.func @f() {
  "llvm.intr.debugtrap"() : () -> ()
  llvm.return
}
// -----
// llvm.intr.trap
llvm.func @f() {
  "llvm.intr.trap"() : () -> ()
  llvm.return
}
// -----
// llvm.intr.ubsantrap
llvm.func @f() {
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  llvm.return
}
// -----
// llvm.intr.coro.id
llvm.func @f(%a0: i32, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: !llvm.ptr) {
  %0 = "llvm.intr.coro.id"(%a0, %a1, %a2, %a3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
// -----
// llvm.intr.coro.begin
llvm.func @f(%a0: !llvm.token, %a1: !llvm.ptr) {
  %0 = "llvm.intr.coro.begin"(%a0, %a1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.coro.size
llvm.func @f() {
  %0 = "llvm.intr.coro.size"() : () -> i64
  llvm.return
}
// -----
// llvm.intr.coro.align
llvm.func @f() {
  %0 = "llvm.intr.coro.align"() : () -> i64
  llvm.return
}
// -----
// llvm.intr.coro.save
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.coro.save"(%a0) : (!llvm.ptr) -> !llvm.token
  llvm.return
}
// -----
// llvm.intr.coro.suspend
llvm.func @f(%a0: !llvm.token, %a1: i1) {
  %0 = "llvm.intr.coro.suspend"(%a0, %a1) : (!llvm.token, i1) -> i8
  llvm.return
}
// -----
// llvm.intr.coro.end
llvm.func @f(%a0: !llvm.ptr, %a1: i1, %a2: !llvm.token) {
  %0 = "llvm.intr.coro.end"(%a0, %a1, %a2) : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
// -----
// llvm.intr.coro.free
llvm.func @f(%a0: !llvm.token, %a1: !llvm.ptr) {
  %0 = "llvm.intr.coro.free"(%a0, %a1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.coro.resume
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.coro.resume"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.coro.promise
llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i1) {
  %0 = "llvm.intr.coro.promise"(%a0, %a1, %a2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.eh.typeid.for
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.eh.typeid.for"(%a0) : (!llvm.ptr) -> i32
  llvm.return
}
// -----
// llvm.intr.stacksave
llvm.func @f() {
  %0 = "llvm.intr.stacksave"() : () -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.stackrestore
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.stackrestore"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.launder.invariant.group
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.launder.invariant.group"(%a0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.strip.invariant.group
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.strip.invariant.group"(%a0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.invariant.start
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.invariant.start"(%a0) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.invariant.end
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.invariant.end"(%a0, %a1) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.lifetime.start and llvm.intr.lifetime.end
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.memcpy
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.memcpy"(%a0, %a1, %a2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
// llvm.intr.memmove
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i64) {
  "llvm.intr.memmove"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
// llvm.intr.memset
llvm.func @f(%a0: !llvm.ptr, %a1: i8, %a2: i32) {
  "llvm.intr.memset"(%a0, %a1, %a2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.return
}
// -----
// llvm.intr.memcpy.inline
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%a0, %a1) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.memset.inline
llvm.func @f(%a0: !llvm.ptr, %a1: i8) {
  "llvm.intr.memset.inline"(%a0, %a1) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return
}
// -----
// llvm.intr.prefetch
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.prefetch"(%a0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// llvm.intr.ptrmask
llvm.func @f(%a0: !llvm.ptr, %a1: i64) {
  %0 = "llvm.intr.ptrmask"(%a0, %a1) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.threadlocal.address
llvm.func @f(%a0: !llvm.ptr) {
  %0 = "llvm.intr.threadlocal.address"(%a0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
// llvm.intr.get.active.lane.mask
llvm.func @f(%a0: i64, %a1: i64) {
  %0 = "llvm.intr.get.active.lane.mask"(%a0, %a1) : (i64, i64) -> vector<4xi1>
  llvm.return
}
// -----
// llvm.intr.stepvector
llvm.func @f() {
  %0 = "llvm.intr.stepvector"() : () -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vscale
llvm.func @f() {
  %0 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}
// -----
// llvm.intr.masked.load
llvm.func @f(%a0: !llvm.ptr, %a1: vector<4xi1>) {
  %0 = "llvm.intr.masked.load"(%a0, %a1) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.masked.store
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.store"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
// llvm.intr.masked.gather
llvm.func @f(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>) {
  %0 = "llvm.intr.masked.gather"(%a0, %a1) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.masked.scatter
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4x!llvm.ptr>, %a2: vector<4xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  llvm.return
}
// -----
// llvm.intr.masked.expandload
llvm.func @f(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  %0 = "llvm.intr.masked.expandload"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.masked.compressstore
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a0, %a1, %a2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
// llvm.intr.matrix.multiply
llvm.func @f(%a0: vector<6xf32>, %a1: vector<6xf32>) {
  %0 = "llvm.intr.matrix.multiply"(%a0, %a1) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.matrix.transpose
llvm.func @f(%a0: vector<6xf32>) {
  %0 = "llvm.intr.matrix.transpose"(%a0) <{columns = 3 : i32, rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32>
  llvm.return
}
// -----
// llvm.intr.matrix.column.major.load
llvm.func @f(%a0: !llvm.ptr, %a1: i64) {
  %0 = "llvm.intr.matrix.column.major.load"(%a0, %a1) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.matrix.column.major.store
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: i64) {
  "llvm.intr.matrix.column.major.store"(%a0, %a1, %a2) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (vector<4xf32>, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
// llvm.intr.vector.extract
llvm.func @f(%a0: vector<[4]xf32>) {
  %0 = "llvm.intr.vector.extract"(%a0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vector.insert
llvm.func @f(%a0: vector<[4]xf32>, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.insert"(%a0, %a1) <{pos = 0 : i64}> : (vector<[4]xf32>, vector<4xf32>) -> vector<[4]xf32>
  llvm.return
}
// -----
// llvm.intr.vector.interleave2
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  llvm.return
}
// -----
// llvm.intr.vector.deinterleave2
llvm.func @f(%a0: vector<8xf32>) {
  %0 = "llvm.intr.vector.deinterleave2"(%a0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.return
}
// -----
// llvm.intr.vector.reduce.add
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.add"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.and
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.and"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.mul
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.mul"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.or
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.or"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.smax
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.smin
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.umax
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.umin
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.xor
llvm.func @f(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.xor"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fmax
llvm.func @f(%a0: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmax"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fmaximum
llvm.func @f(%a0: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmaximum"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fmin
llvm.func @f(%a0: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmin"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fminimum
llvm.func @f(%a0: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fminimum"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fadd
llvm.func @f(%a0: f32, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fadd"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vector.reduce.fmul
llvm.func @f(%a0: f32, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmul"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
// -----
// llvm.intr.vp.add
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.add"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.and
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.and"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.ashr
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.ashr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.lshr
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.lshr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.mul
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.mul"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.or
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.or"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.sdiv
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.sdiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.shl
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.shl"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.smax
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.smax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.smin
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.smin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.srem
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.srem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.sub
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.sub"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.udiv
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.udiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.umax
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.umax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.umin
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.umin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.urem
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.urem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.xor
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.xor"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.fadd
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fadd"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fdiv
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fdiv"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fmul
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fmul"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.frem
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.frem"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fsub
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.fsub"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fma
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %0 = "llvm.intr.vp.fma"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fmuladd
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %0 = "llvm.intr.vp.fmuladd"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fneg
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fneg"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fpext
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fpext"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}
// -----
// llvm.intr.vp.fptrunc
llvm.func @f(%a0: vector<4xf64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptrunc"(%a0, %a1, %a2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.fptosi
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptosi"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.fptoui
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.fptoui"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.sitofp
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.sitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.uitofp
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.uitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.sext
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.sext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
// -----
// llvm.intr.vp.zext
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.zext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
// -----
// llvm.intr.vp.trunc
llvm.func @f(%a0: vector<4xi64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.trunc"(%a0, %a1, %a2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}
// -----
// llvm.intr.vp.inttoptr
llvm.func @f(%a0: vector<4xi64>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.inttoptr"(%a0, %a1, %a2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  llvm.return
}
// -----
// llvm.intr.vp.ptrtoint
llvm.func @f(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%a0, %a1, %a2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
// -----
// llvm.intr.vp.merge
llvm.func @f(%a0: vector<4xi1>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: i32) {
  %0 = "llvm.intr.vp.merge"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.select
llvm.func @f(%a0: vector<4xi1>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: i32) {
  %0 = "llvm.intr.vp.select"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.load
llvm.func @f(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: i32) {
  %0 = "llvm.intr.vp.load"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.vp.store
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>, %a3: i32) {
  "llvm.intr.vp.store"(%a0, %a1, %a2, %a3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}
// -----
// llvm.intr.experimental.vp.strided.load
llvm.func @f(%a0: !llvm.ptr, %a1: i64, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.experimental.vp.strided.load"(%a0, %a1, %a2, %a3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}
// -----
// llvm.intr.experimental.vp.strided.store
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: i64, %a3: vector<4xi1>, %a4: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}
// -----
// llvm.intr.vp.reduce.add
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.and
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.and"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.mul
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.mul"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.or
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.or"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.smax
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.smax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.smin
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.smin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.umax
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.umax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.umin
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.umin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.xor
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.xor"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.fadd
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fadd"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.fmax
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmax"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.fmin
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmin"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.vp.reduce.fmul
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %0 = "llvm.intr.vp.reduce.fmul"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
// -----
// llvm.intr.experimental.constrained.fpext
llvm.func @f(%a0: f32) {
  %0 = "llvm.intr.experimental.constrained.fpext"(%a0) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f64
  llvm.return
}
// -----
// llvm.intr.experimental.constrained.fptrunc
llvm.func @f(%a0: f64) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%a0) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (f64) -> f32
  llvm.return
}
// -----
// llvm.intr.experimental.constrained.sitofp
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.experimental.constrained.sitofp"(%a0) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (i32) -> f32
  llvm.return
}
// -----
// llvm.intr.experimental.constrained.uitofp
llvm.func @f(%a0: i32) {
  %0 = "llvm.intr.experimental.constrained.uitofp"(%a0) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (i32) -> f32
  llvm.return
}
// -----
// llvm.intr.experimental.noalias.scope.decl
llvm.func @f() {
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  llvm.return
}
// -----
// llvm.intr.dbg.declare, llvm.intr.dbg.value and llvm.intr.dbg.label
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #int>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 2>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %a : i32
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %a : i32
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.label #label
  llvm.return
}
