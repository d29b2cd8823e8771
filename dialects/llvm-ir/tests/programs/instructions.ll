; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i64 @integers(i32 %0, i32 %1, <4 x i8> %2) {
  %4 = add nuw nsw i32 %0, %1
  %5 = sub nsw i32 %4, %1
  %6 = mul nuw i32 %5, %1
  %7 = sdiv exact i32 %6, %1
  %8 = urem i32 %7, %0
  %9 = or disjoint i32 %8, %0
  %10 = lshr exact i32 %9, %0
  %11 = icmp ult i32 %10, %0
  %12 = select i1 %11, i32 %9, i32 %10
  %13 = zext nneg i32 %12 to i64
  %14 = trunc nuw i64 %13 to i16
  %15 = sext i16 %14 to i64
  %16 = xor <4 x i8> %2, %2
  %17 = freeze i64 %15
  ret i64 %17
}

define double @floats(float %0, double %1) {
  %3 = fadd fast float %0, %0
  %4 = fneg nnan nsz float %3
  %5 = fpext float %4 to double
  %6 = fcmp contract uge double %5, %1
  %7 = select reassoc i1 %6, double %5, double %1
  %8 = uitofp nneg i1 %6 to double
  %9 = frem double %7, %8
  ret double %9
}

define float @parts(<4 x float> %0, { i32, [2 x float] } %1, i64 %2, <vscale x 2 x i16> %3) {
  %5 = extractelement <4 x float> %0, i64 %2
  %6 = insertelement <4 x float> %0, float %5, i64 %2
  %7 = shufflevector <4 x float> %6, <4 x float> %0, <4 x i32> <i32 0, i32 poison, i32 5, i32 7>
  %8 = insertvalue { i32, [2 x float] } %1, float %5, 1, 0
  %9 = extractvalue { i32, [2 x float] } %8, 1, 1
  %10 = shufflevector <vscale x 2 x i16> %3, <vscale x 2 x i16> %3, <vscale x 2 x i32> zeroinitializer
  ret float %9
}

define void @memory(ptr %0, ptr addrspace(3) %1, i64 %2, i32 %3) {
  %5 = alloca { i8, i64 }, align 8
  %6 = alloca i8, i64 %2, align 16, addrspace(5)
  %7 = getelementptr inbounds nuw <{ i8, i64 }>, ptr %0, i64 %2, i32 1
  %8 = load volatile i64, ptr %7, align 1, !invariant.load !1
  store i64 %8, ptr %5, align 4, !nontemporal !2
  %9 = load atomic i32, ptr addrspace(3) %1 syncscope("wave") acquire, align 4
  %10 = atomicrmw umax ptr %0, i32 %3 acq_rel, align 4
  %11 = cmpxchg weak ptr %0, i32 %3, i32 %9 seq_cst monotonic, align 4
  fence release
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
!2 = !{i32 1}
