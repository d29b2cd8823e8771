// Several places.
"my.a"() : () -> () loc(fused["a", "b"])
"my.b"() : () -> () loc(fused<"meta">["a", "b"])
"my.c"() : () -> () loc(fused[fused["a", "b"], "c", "a", unknown])
"my.d"() : () -> () loc(fused["a"])
"my.e"() : () -> () loc(fused[])
"my.f"() : () -> () loc(fused<1 : i32>[unknown])
"my.g"() : () -> () loc(fused<{a = [1]}>["a"])
