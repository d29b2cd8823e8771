define i32 @f(i32 %a) {
  call void @llvm.x86.sse2.pause()
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 3)
  %2 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %1, i32 %a)
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = call i32 @llvm.hexagon.A2.add(i32 %2, i32 %3)
  %5 = call i32 @llvm.scmp.i32.i32(i32 %4, i32 %a)
  ret i32 %5
}

declare float @llvm.canonicalize.f32(float) #3

declare i64 @llvm.aarch64.ldxr.p0(ptr)

declare void @llvm.gcroot(ptr, ptr)

declare i32 @llvm.scmp.i32.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

attributes #3 = { mustprogress "x"="y" }
