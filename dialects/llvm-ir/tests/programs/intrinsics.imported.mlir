module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.call_intrinsic "llvm.x86.sse2.pause"() : () -> ()
    %1 = llvm.intr.smax(%arg0, %0) : (i32, i32) -> i32
    %2 = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.32"(%1, %arg0) : (i32, i32) -> i32
    %3 = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"() : () -> i32
    %4 = llvm.call_intrinsic "llvm.hexagon.A2.add"(%2, %3) : (i32, i32) -> i32
    %5 = llvm.intr.scmp(%4, %arg0) : (i32, i32) -> i32
    llvm.return %5 : i32
  }
  llvm.func @llvm.canonicalize.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.ldxr.p0(!llvm.ptr) -> i64 attributes {no_unwind, passthrough = ["nofree"], will_return}
  llvm.func @llvm.gcroot(!llvm.ptr, !llvm.ptr) attributes {no_unwind}
  llvm.func @llvm.amdgcn.workitem.id.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.hexagon.A2.add(i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.x86.sse2.pause() attributes {no_unwind}
  llvm.func @llvm.x86.sse42.crc32.32.32(i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}
