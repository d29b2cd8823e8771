// Branches: detours, weights, loops, exceptions.
llvm.func @both_ways(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c weights([3, 4]), ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @switch(%x: i8) -> i32 {
  %0 = llvm.mlir.constant(10 : i32) : i32
  llvm.switch %x : i8, ^default(%0 : i32) [
    -1: ^one,
    7: ^default(%0 : i32)
  ]
^one:
  llvm.unreachable
^default(%r: i32):
  llvm.return %r : i32
}
llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0 : i64)
^after:
  llvm.return %i : i64
^head(%i: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2, ^body, ^after
^body:
  %3 = llvm.add %i, %1 : i64
  llvm.br ^head(%3 : i64) {loop_annotation = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true>>}
^never:
  llvm.br ^never
}
llvm.func @throws(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @catches(%a: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @throws(%a) to ^ok unwind ^pad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^pad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
