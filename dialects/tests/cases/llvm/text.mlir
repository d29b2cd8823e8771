// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// llvm.add
llvm.func @f(%a: i32, %v: vector<2xi8>) {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.add %v, %v overflow<nsw, nuw> {x} : vector<2xi8>
  llvm.return
}
// -----
// llvm.sub
llvm.func @f(%a: i32, %v: vector<2xi8>) {
  %0 = llvm.sub %a, %a : i32
  %1 = llvm.sub %v, %v overflow<nsw, nuw> {x} : vector<2xi8>
  llvm.return
}
// -----
// llvm.mul
llvm.func @f(%a: i32, %v: vector<2xi8>) {
  %0 = llvm.mul %a, %a : i32
  %1 = llvm.mul %v, %v overflow<nsw, nuw> {x} : vector<2xi8>
  llvm.return
}
// -----
// llvm.shl
llvm.func @f(%a: i32, %v: vector<2xi8>) {
  %0 = llvm.shl %a, %a : i32
  %1 = llvm.shl %v, %v overflow<nsw, nuw> {x} : vector<2xi8>
  llvm.return
}
// -----
// llvm.sdiv
llvm.func @f(%a: i32) {
  %0 = llvm.sdiv %a, %a : i32
  %1 = llvm.sdiv exact %a, %a : i32
  llvm.return
}
// -----
// llvm.udiv
llvm.func @f(%a: i32) {
  %0 = llvm.udiv %a, %a : i32
  %1 = llvm.udiv exact %a, %a : i32
  llvm.return
}
// -----
// llvm.lshr
llvm.func @f(%a: i32) {
  %0 = llvm.lshr %a, %a : i32
  %1 = llvm.lshr exact %a, %a : i32
  llvm.return
}
// -----
// llvm.ashr
llvm.func @f(%a: i32) {
  %0 = llvm.ashr %a, %a : i32
  %1 = llvm.ashr exact %a, %a : i32
  llvm.return
}
// -----
// llvm.and
llvm.func @f(%a: i32) {
  %0 = llvm.and %a, %a : i32
  llvm.return
}
// -----
// llvm.xor
llvm.func @f(%a: i32) {
  %0 = llvm.xor %a, %a : i32
  llvm.return
}
// -----
// llvm.srem
llvm.func @f(%a: i32) {
  %0 = llvm.srem %a, %a : i32
  llvm.return
}
// -----
// llvm.urem
llvm.func @f(%a: i32) {
  %0 = llvm.urem %a, %a : i32
  llvm.return
}
// -----
// llvm.or
llvm.func @f(%a: i32) {
  %0 = llvm.or %a, %a : i32
  %1 = llvm.or disjoint %a, %a : i32
  llvm.return
}
// -----
// llvm.fadd
llvm.func @f(%a: f32) {
  %0 = llvm.fadd %a, %a : f32
  %1 = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
// llvm.fsub
llvm.func @f(%a: f32) {
  %0 = llvm.fsub %a, %a : f32
  %1 = llvm.fsub %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
// llvm.fmul
llvm.func @f(%a: f32) {
  %0 = llvm.fmul %a, %a : f32
  %1 = llvm.fmul %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
// llvm.fdiv
llvm.func @f(%a: f32) {
  %0 = llvm.fdiv %a, %a : f32
  %1 = llvm.fdiv %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
// llvm.frem
llvm.func @f(%a: f32) {
  %0 = llvm.frem %a, %a : f32
  %1 = llvm.frem %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
// llvm.fneg
llvm.func @f(%a: f32) {
  %0 = llvm.fneg %a : f32
  %1 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}
// -----
// llvm.sext
llvm.func @f(%a: i8) {
  %0 = llvm.sext %a : i8 to i32
  llvm.return
}
// -----
// llvm.zext
llvm.func @f(%a: i8) {
  %0 = llvm.zext %a : i8 to i32
  %1 = llvm.zext nneg %a : i8 to i32
  llvm.return
}
// -----
// llvm.trunc
llvm.func @f(%a: i32) {
  %0 = llvm.trunc %a : i32 to i8
  %1 = llvm.trunc %a overflow<nsw> : i32 to i8
  llvm.return
}
// -----
// llvm.sitofp
llvm.func @f(%a: i32) {
  %0 = llvm.sitofp %a : i32 to f32
  llvm.return
}
// -----
// llvm.uitofp
llvm.func @f(%a: i32) {
  %0 = llvm.uitofp %a : i32 to f32
  %1 = llvm.uitofp nneg %a : i32 to f32
  llvm.return
}
// -----
// llvm.fptosi
llvm.func @f(%a: f32) {
  %0 = llvm.fptosi %a : f32 to i32
  llvm.return
}
// -----
// llvm.fptoui
llvm.func @f(%a: f32) {
  %0 = llvm.fptoui %a : f32 to i32
  llvm.return
}
// -----
// llvm.fpext
llvm.func @f(%a: f32) {
  %0 = llvm.fpext %a : f32 to f64
  llvm.return
}
// -----
// llvm.fptrunc
llvm.func @f(%a: f64) {
  %0 = llvm.fptrunc %a : f64 to f32
  llvm.return
}
// -----
// llvm.bitcast
llvm.func @f(%a: i32) {
  %0 = llvm.bitcast %a : i32 to f32
  llvm.return
}
// -----
// llvm.ptrtoint
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  llvm.return
}
// -----
// llvm.inttoptr
llvm.func @f(%a: i64) {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr
  llvm.return
}
// -----
// llvm.addrspacecast
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
// -----
// llvm.icmp eq
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "eq" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp ne
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "ne" %a, %a : i32
  %1 = llvm.icmp "ne" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp slt
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "slt" %a, %a : i32
  %1 = llvm.icmp "slt" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp sle
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "sle" %a, %a : i32
  %1 = llvm.icmp "sle" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp sgt
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "sgt" %a, %a : i32
  %1 = llvm.icmp "sgt" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp sge
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "sge" %a, %a : i32
  %1 = llvm.icmp "sge" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp ult
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "ult" %a, %a : i32
  %1 = llvm.icmp "ult" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp ule
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "ule" %a, %a : i32
  %1 = llvm.icmp "ule" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp ugt
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "ugt" %a, %a : i32
  %1 = llvm.icmp "ugt" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.icmp uge
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.icmp "uge" %a, %a : i32
  %1 = llvm.icmp "uge" %p, %p : !llvm.ptr
  llvm.return
}
// -----
// llvm.fcmp _false
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "_false" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp oeq
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "oeq" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ogt
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ogt" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp oge
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "oge" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp olt
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "olt" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ole
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ole" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp one
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "one" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ord
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ord" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ueq
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ueq" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ugt
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ugt" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp uge
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "uge" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ult
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ult" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp ule
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "ule" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp une
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "une" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp uno
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "uno" %a, %a : f32
  llvm.return
}
// -----
// llvm.fcmp _true
llvm.func @f(%a: f32) {
  %0 = llvm.fcmp "_true" %a, %a : f32
  llvm.return
}
// -----
// llvm.select and llvm.freeze
llvm.func @f(%c: i1, %a: i32, %v: vector<2xi1>, %w: vector<2xf32>) {
  %0 = llvm.select %c, %a, %a : i1, i32
  %1 = llvm.select %v, %w, %w {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xi1>, vector<2xf32>
  %2 = llvm.freeze %a : i32
  llvm.return
}
// -----
// llvm.alloca, llvm.load and llvm.store
llvm.func @f(%n: i32, %p: !llvm.ptr, %x: f32) {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x i8 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> f32
  %3 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
  %4 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  %5 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> f32
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.store volatile %x, %p {alignment = 4 : i64, nontemporal} : f32, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// -----
// llvm.getelementptr
llvm.func @f(%p: !llvm.ptr, %i: i64, %v: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %2 = llvm.getelementptr inbounds %p[%i, 1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %3 = llvm.getelementptr nusw|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %v[1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i8
  llvm.return
}
// -----
// llvm.extractvalue and llvm.insertvalue
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %x: f32) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
// llvm.extractelement, llvm.insertelement and llvm.shufflevector
llvm.func @f(%v: vector<4xf32>, %i: i32, %x: f32, %s: vector<[4]xf32>) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [0, 5, -1] : vector<4xf32>
  %3 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xf32>
  llvm.return
}
// -----
// llvm.mlir.constant, llvm.mlir.undef, llvm.mlir.poison, llvm.mlir.zero and llvm.mlir.none
llvm.func @f() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(1.5 : f32) : f32
  %2 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %3 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %4 = llvm.mlir.constant([1.0, 2.0]) : !llvm.struct<(f64, f64)>
  %5 = llvm.mlir.constant(0 : index) : i64
  %6 = llvm.mlir.undef : i32
  %7 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  %8 = llvm.mlir.zero : !llvm.ptr
  %9 = llvm.mlir.none : !llvm.token
  llvm.return
}
// -----
// llvm.mlir.global and llvm.mlir.addressof
llvm.mlir.global external @a() : i32
llvm.mlir.global internal constant @b(42 : i64) {alignment = 8 : i64} : i64
llvm.mlir.global private unnamed_addr constant @c("text") : !llvm.array<4 x i8>
llvm.mlir.global linkonce_odr thread_local local_unnamed_addr @d(1.0 : f32) {addr_space = 3 : i32, section = ".x"} : f32
llvm.mlir.global weak hidden @e() {dso_local} : !llvm.ptr {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.mlir.addressof @d : !llvm.ptr<3>
  llvm.return
}
// -----
// llvm.mlir.global_ctors and llvm.mlir.global_dtors
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @f() {
  llvm.return
}
// -----
// llvm.mlir.alias and llvm.mlir.ifunc
llvm.mlir.global external @g(42 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// llvm.comdat and llvm.comdat_selector
llvm.comdat @c {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @none nodeduplicate
  llvm.comdat_selector @same samesize
}
llvm.mlir.global internal constant @g() comdat(@c::@any) : i64
llvm.func internal @f() comdat(@c::@any) {
  llvm.return
}
// -----
// llvm.func with all parts
llvm.func @a(i32, !llvm.ptr {llvm.byval = i32}) -> (i32 {llvm.zeroext})
llvm.func @b(i32, ...)
llvm.func internal fastcc @c() attributes {passthrough = ["noinline", ["k", "v"]], sym_visibility = "private"} {
  llvm.return
}
llvm.func linkonce_odr hidden unnamed_addr @d(%a: i32 {llvm.noundef}) -> i32 attributes {personality = @a, garbageCollector = "g", section = "s", alignment = 16 : i64, vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 2>} {
  llvm.return %a : i32
}
llvm.func @e() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none}
// -----
// llvm.call
llvm.func @g(i32) -> i32
llvm.func @h(i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @g(%a) : (i32) -> i32
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call @h(%a, %p) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr) -> ()
  %2 = llvm.call fastcc @g(%a) {fastmathFlags = #llvm.fastmath<none>, no_unwind, will_return} : (i32) -> i32
  %3 = llvm.call tail @g(%a) : (i32) -> i32
  %4 = llvm.call musttail @g(%a) ["bundle"(%a, %p : i32, !llvm.ptr), "empty"()] : (i32) -> i32
  llvm.return %4 : i32
}
// -----
// llvm.call_intrinsic and llvm.inline_asm
llvm.func @f(%a: f32, %i: i32) {
  %0 = llvm.call_intrinsic "llvm.sqrt.f32"(%a) : (f32) -> f32
  %1 = llvm.call_intrinsic "llvm.sqrt"(%a) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  llvm.call_intrinsic "llvm.trap"() ["b"(%i : i32)] : () -> ()
  %2 = llvm.inline_asm "bswap $0", "=r,r" %i : (i32) -> i32
  %3 = llvm.inline_asm has_side_effects asm_dialect = intel "nop $0", "=r,r" %i : (i32) -> i32
  %4 = llvm.inline_asm has_side_effects is_align_stack "x", "=r" %i : (i32) -> i8
  llvm.return
}
// -----
// llvm.br, llvm.cond_br and llvm.switch
llvm.func @f(%c: i1, %n: i32, %a: f32) -> f32 {
  llvm.cond_br %c weights([1, 2]), ^a, ^b(%a : f32)
^a:
  llvm.br ^b(%a : f32)
^b(%0: f32):
  llvm.switch %n : i32, ^c [
    42: ^d(%0 : f32),
    -1: ^c
  ] {branch_weights = array<i32: 1, 2, 3>}
^c:
  llvm.switch %n : i32, ^d(%a : f32) [
  ]
^d(%1: f32):
  llvm.return %1 : f32
}
// -----
// llvm.blockaddress, llvm.blocktag and llvm.indirectbr
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
  ^a
  ]
^a:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}
// -----
// llvm.dso_local_equivalent
llvm.func @g()
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// llvm.invoke, llvm.landingpad and llvm.resume
llvm.func @p(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @g(%a) to ^a unwind ^b : (i32) -> i32
^a:
  llvm.return %0 : i32
^b:
  %1 = llvm.landingpad cleanup (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
// llvm.unreachable
llvm.func @f() {
  llvm.unreachable
}
// -----
// llvm.atomicrmw, llvm.cmpxchg and llvm.fence
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw volatile fadd %p, %x syncscope("s") seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
  %2 = llvm.atomicrmw uinc_wrap %p, %i acq_rel : !llvm.ptr, i32
  %3 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %4 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("s") seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
// -----
// llvm.linker_options and llvm.module_flags
llvm.linker_options ["/D", "x"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
// -----
// llvm.va_arg and the intrinsics of variadic functions
llvm.func @f(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}
