; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [4 x i32]
@h = external addrspace(3) global i32

define <vscale x 4 x i32> @v(i64 %0, i32 %1, ptr %2, <2 x ptr> %3) {
  %5 = add i64 8589934593, %0
  %6 = icmp eq ptr @g, addrspacecast (ptr addrspace(3) @h to ptr)
  %7 = zext i32 ptrtoint (ptr @g to i32) to i64
  store ptr getelementptr inbounds (i8, ptr @g, i64 -4), ptr %2, align 8
  %8 = getelementptr <vscale x 4 x i32>, ptr @g, i64 %0
  %9 = getelementptr [4 x i32], <2 x ptr> %3, i64 %0, i32 1
  %10 = insertvalue { i32, <2 x i32>, [2 x ptr] } { i32 undef, <2 x i32> <i32 1, i32 2>, [2 x ptr] [ptr undef, ptr @g] }, i32 %1, 0
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %1, i32 3
  %12 = sub i64 8589934593, %7
  %13 = mul i64 4, %0
  %14 = and i64 ptrtoint (ptr @g to i64), %0
  %15 = load i8, ptr @g, align 1
  store float 0x4170000000000000, ptr %2, align 4
  store <4 x float> splat (float -0.000000e+00), ptr %2, align 16
  store <2 x float> <float 0.000000e+00, float 1.937500e+00>, ptr %2, align 8
  store <2 x half> <half 0xH4000, half 0xH4400>, ptr %2, align 4
  store double 1.500000e+00, ptr %2, align 8
  store i1 %6, ptr %2, align 1
  store i64 %12, ptr %2, align 4
  ret <vscale x 4 x i32> add (<vscale x 4 x i32> splat (i32 3), <vscale x 4 x i32> insertelement (<vscale x 4 x i32> splat (i32 7), i32 3, i32 3))
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
