@a = global i32 0, partition "x"
@d = external dllimport global i32
@e = dllexport global i32 1
@p = global ptr @a
@q = global ptr @a
uselistorder ptr @a, { 1, 0 }

declare void @h() prefix i32 3

define i32 @f(i32 %a, i32 %b) partition "y" prefix i32 1 prologue i8 1 {
  %1 = add i32 %a, %b
  %2 = add i32 %a, %1
  %c = icmp eq i32 %a, 0
  br i1 %c, label %next, label %other
other:
  br label %next
next:
  ret i32 %2
  uselistorder i32 %a, { 2, 0, 1 }
  uselistorder label %next, { 1, 0 }
}

^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "a", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default))))
^2 = flags: 8
^3 = blockcount: 0
