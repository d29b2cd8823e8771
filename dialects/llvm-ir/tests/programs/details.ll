; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-G1"

@six = global double 1.234560e+05
@seven = global double 0x4132D68700000000
@single = global float 0x4132D68700000000
@tiny = global double 4.940660e-324
@bytes = global [5 x i8] c"a\C3\9F\FF\00"
@llvm.global_ctors = appending addrspace(1) global [0 x { i32, ptr, ptr }] zeroinitializer

declare void @"odd$name"(ptr, ...)

declare void @none(...)

define <4 x i32> @lanes() {
  ret <4 x i32> <i32 1, i32 undef, i32 2, i32 2>
}

define void @hands_on(ptr %0, ...) {
  musttail call void (ptr, ...) @"odd$name"(ptr %0, ...)
  ret void
}

define void @hands_all_on(...) {
  musttail call void (...) @none(...)
  ret void
}

; Function Attrs: vscale_range(1,16)
define void @passed_through() #0 {
  ret void
}

attributes #0 = { vscale_range(1,16) "denormal-fp-math"="preserve-sign" "target-cpu"="b" "tune-cpu"="b" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
