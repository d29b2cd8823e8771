@a = global [0 x i32] []
@b = global [0 x i32] zeroinitializer
@c = global [0 x [2 x i32]] []
@d = global [2 x [0 x i32]] [[0 x i32] [], [0 x i32] []]
@e = global { [0 x i32], i32 } { [0 x i32] [], i32 1 }
@f = global [0 x float] []
@g = global [0 x ptr] []
@h = global [0 x {i32, i32}] []
@i = global [0 x i8] c""
@j = global {} {}
@k = global [1 x {}] [{} {}]
@l = global [0 x i32] undef
define [0 x i32] @fn() { ret [0 x i32] [] }
