; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8"
target triple = "avr"

@fp = internal global ptr addrspace(1) @f

@al = alias i32 (i32), ptr addrspace(1) @f

declare void @g(...) addrspace(1)

define i32 @f(i32 %0, <2 x i32> %1, ptr %2, <2 x i1> %3, double %4, i8 %5, i1 %6) addrspace(1) {
  call addrspace(0) void asm sideeffect "nop", ""()
  %8 = call addrspace(1) <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %2, <2 x i1> %3, <2 x i32> poison)
  call addrspace(1) void @llvm.memset.p0.i32(ptr %2, i8 %5, i32 %0, i1 false)
  %9 = call addrspace(1) float @llvm.experimental.constrained.fptrunc.f32.f64(double %4, metadata !"round.towardzero", metadata !"fpexcept.ignore") #6
  %10 = call addrspace(1) i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %1)
  %11 = call addrspace(1) ptr @llvm.stacksave.p0()
  call addrspace(1) void (...) @g(i32 %0)
  %12 = call addrspace(1) <2 x i32> @llvm.matrix.transpose.v2i32(<2 x i32> %1, i32 1, i32 2)
  call addrspace(1) void @llvm.assume(i1 %6)
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr captures(none), <2 x i1>, <2 x i32>) addrspace(1) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) addrspace(1) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) addrspace(1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) addrspace(1) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() addrspace(1) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.matrix.transpose.v2i32(<2 x i32>, i32 immarg, i32 immarg) addrspace(1) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) addrspace(1) #5

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { strictfp }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
