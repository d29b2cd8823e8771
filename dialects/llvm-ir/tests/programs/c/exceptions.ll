; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Guard = type { i32 }

$_ZN5ErrorD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZTW7counter = comdat any

$_ZN5ErrorD0Ev = comdat any

$_ZTI5Error = comdat any

$_ZTS5Error = comdat any

$_ZTV5Error = comdat any

@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTIi = external constant ptr
@pointer = dso_local local_unnamed_addr global ptr @"_ZN3$_08__invokeEi", align 8
@counter = dso_local thread_local global i32 0, align 4
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev, ptr @_ZN5ErrorD0Ev] }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 3, 1) i32 @_Z5riskyi(i32 noundef returned %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  call void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
  switch i32 %0, label %14 [
    i32 1, label %3
    i32 2, label %7
  ]

3:                                                ; preds = %1
  %4 = call ptr @__cxa_allocate_exception(i64 16) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Error, i64 16), ptr %4, align 8, !tbaa !8
  br label %9

5:                                                ; preds = %9
  %6 = landingpad { ptr, i32 }
          cleanup
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  resume { ptr, i32 } %6

7:                                                ; preds = %1
  %8 = call ptr @__cxa_allocate_exception(i64 4) #15
  store i32 42, ptr %8, align 16, !tbaa !4
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi ptr [ %8, %7 ], [ %4, %3 ]
  %11 = phi ptr [ @_ZTIi, %7 ], [ @_ZTI5Error, %3 ]
  %12 = phi ptr [ null, %7 ], [ @_ZN5ErrorD2Ev, %3 ]
  invoke void @__cxa_throw(ptr nonnull %10, ptr nonnull %11, ptr %12) #16
          to label %13 unwind label %5

13:                                               ; preds = %9
  unreachable

14:                                               ; preds = %1
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  ret i32 %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z5outeri(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef 10)
          to label %3 unwind label %6

3:                                                ; preds = %1
  %4 = invoke noundef i32 @_Z5riskyi(i32 noundef %0)
          to label %5 unwind label %8

5:                                                ; preds = %3
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  br label %29

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr @_ZTIi
          catch ptr null
  br label %10

8:                                                ; preds = %3
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr @_ZTIi
          catch ptr null
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #15
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi { ptr, i32 } [ %9, %8 ], [ %7, %6 ]
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  %14 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #15
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = call ptr @__cxa_begin_catch(ptr %12) #15
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %19 = load i32, ptr %18, align 8, !tbaa !10
  call void @__cxa_end_catch()
  br label %29

20:                                               ; preds = %10
  %21 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #15
  %22 = icmp eq i32 %13, %21
  %23 = call ptr @__cxa_begin_catch(ptr %12) #15
  br i1 %22, label %24, label %26

24:                                               ; preds = %20
  %25 = load i32, ptr %23, align 4, !tbaa !4
  call void @__cxa_end_catch() #15
  br label %29

26:                                               ; preds = %20
  invoke void @__cxa_rethrow() #16
          to label %35 unwind label %27

27:                                               ; preds = %26
  %28 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %31 unwind label %32

29:                                               ; preds = %16, %24, %5
  %30 = phi i32 [ %0, %5 ], [ %19, %16 ], [ %25, %24 ]
  ret i32 %30

31:                                               ; preds = %27
  resume { ptr, i32 } %28

32:                                               ; preds = %27
  %33 = landingpad { ptr, i32 }
          catch ptr null
  %34 = extractvalue { ptr, i32 } %33, 0
  call void @__clang_call_terminate(ptr %34) #17
  unreachable

35:                                               ; preds = %26
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #7

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #8 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #15
  tail call void @_ZSt9terminatev() #17
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #9

; Function Attrs: mustprogress nounwind uwtable
define dso_local void @_Z5quieti(i32 noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %2 = invoke noundef i32 @_Z5riskyi(i32 noundef %0)
          to label %3 unwind label %4

3:                                                ; preds = %1
  ret void

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #17
  unreachable
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef range(i32 -2147483647, -2147483648) i32 @"_ZN3$_08__invokeEi"(i32 noundef %0) #10 align 2 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #11 section ".text.startup" personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  call void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %1, i32 noundef 3)
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %1) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  store i32 3, ptr %2, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #12

; Function Attrs: uwtable
define dso_local noundef i32 @_Z4nextv() local_unnamed_addr #13 {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %5, !prof !12

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  tail call fastcc void @__cxx_global_var_init()
  br label %5

5:                                                ; preds = %0, %3
  %6 = tail call noundef align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 4, !tbaa !4
  ret i32 %7
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW7counter() local_unnamed_addr #13 comdat {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %5, !prof !12

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  tail call fastcc void @__cxx_global_var_init()
  br label %5

5:                                                ; preds = %0, %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #18
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #14

; Function Attrs: uwtable
define dso_local void @_ZTH7counter() local_unnamed_addr #11 {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %5, !prof !12

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  tail call fastcc void @__cxx_global_var_init()
  br label %5

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold noreturn }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind memory(none) }
attributes #8 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold nofree noreturn }
attributes #10 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind }
attributes #16 = { noreturn }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"vtable pointer", !7, i64 0}
!10 = !{!11, !5, i64 8}
!11 = !{!"_ZTS5Error", !5, i64 8}
!12 = !{!"branch_weights", i32 1, i32 1023}
