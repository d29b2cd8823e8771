; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@q = global i64 0, align 8
@g = global i32 0
@h = global i64 0
@unnamed = unnamed_addr global i32 0
@weak = weak global i32 0
@empty = external global [0 x i32]
@large = global [32 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01"

@alias = alias i64, ptr @h

define void @f(ptr %0) {
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i8 ptrtoint (ptr @q to i8), ptr %0, align 1
  store ptr @q, ptr %0, align 8
  store i64 sub (i64 0, i64 ptrtoint (ptr @q to i64)), ptr %0, align 4
  store <4 x i32> <i32 undef, i32 0, i32 undef, i32 0>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 0, i32 0, i32 0>, ptr %0, align 16
  store float undef, ptr %0, align 4
  ret void
}

define void @symbols(ptr %0) {
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %2 = icmp ult ptr @g, @h
  store i1 %2, ptr %0, align 1
  %3 = icmp eq ptr @g, @unnamed
  store i1 %3, ptr %0, align 1
  %4 = icmp eq ptr @g, @weak
  store i1 %4, ptr %0, align 1
  %5 = icmp eq ptr @g, @empty
  store i1 %5, ptr %0, align 1
  ret void
}

define void @bits(ptr %0) {
  store i64 0, ptr %0, align 4
  %2 = and i64 7, ptrtoint (ptr @g to i64)
  store i64 %2, ptr %0, align 4
  store i64 ptrtoint (ptr @g to i64), ptr %0, align 4
  store i64 2, ptr %0, align 4
  store i64 0, ptr %0, align 4
  %3 = and i64 ptrtoint (ptr @f to i64), -4
  store i64 %3, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i8 0, ptr %0, align 1
  ret void
}

define void @offsets(ptr %0) {
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  %2 = icmp ult ptr getelementptr inbounds nuw (i8, ptr @large, i64 4), getelementptr (i8, ptr @large, i64 -16)
  store i1 %2, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %3 = icmp sge ptr @large, getelementptr inbounds (i8, ptr @large, i64 -16)
  store i1 %3, ptr %0, align 1
  ret void
}

define void @denormals(ptr %0) #0 {
  %2 = fcmp ogt float 0x37A16C2000000000, 0.000000e+00
  store i1 %2, ptr %0, align 1
  %3 = fcmp false float 0.000000e+00, 0x37A16C2000000000
  store i1 %3, ptr %0, align 1
  %4 = fcmp ult float undef, 0x37A16C2000000000
  store i1 %4, ptr %0, align 1
  %5 = fcmp olt <2 x double> <double 1.000000e-310, double 1.000000e+00>, splat (double 1.000000e+00)
  store <2 x i1> %5, ptr %0, align 1
  %6 = fcmp oeq half 0xH0001, 0xH0001
  store i1 %6, ptr %0, align 1
  store i1 false, ptr %0, align 1
  ret void
}

define void @rests_of_bits(ptr %0) {
  store i1 false, ptr %0, align 1
  store <3 x i1> <i1 false, i1 poison, i1 false>, ptr %0, align 1
  ret void
}

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
