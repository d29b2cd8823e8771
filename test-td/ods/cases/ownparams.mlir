"u.x"() : () -> (!ownparams.hold<<i32>, !ownparams.box<f32>, <3>, #ownparams.num<4>>)
"u.x"() : () -> (!ownparams.hold<!ownparams.box<i32>, !ownparams.box<f32>, #ownparams.num<3>, #ownparams.num<4>>)
"u.x"() : () -> (!ownparams.hold<<!ownparams.box<i32>>, <!ownparams.unit>, <3>, <4>>)
"u.x"() : () -> (!ownparams.def<<i32>, !ownparams.unit>)
"u.x"() : () -> (!ownparams.lists<[<i32>, !ownparams.box<f32>]>, !ownparams.lists<[<i32>], <1>, <2>>)
"u.x"() : () -> (!ownparams.opt<>, !ownparams.opt<a <3>>, !ownparams.opt<b = <i32>>, !ownparams.opt<a <3> b = <f32>>)
"u.x"() : () -> (!ownparams.kinds<i32, tensor<2xf32>, "s", 4>, !ownparams.kinds<si8, tensor<f32>, "t", 4 : i32>)
"u.x"() {a = #ownparams.more<@a, {b = 1 : i32}, i32, [1, "x"], [1, 2]>} : () -> ()
"u.x"() {a = #ownparams.floats<1.5, unit, true>, b = #ownparams.floats<2.0 : f32, unit, false>} : () -> ()
"u.x"() : () -> (!ownparams.checked<i32, f32>, !ownparams.checked<i32, f64>)
"u.x"() {a = #ownparams.checked_attr<t = i5, n = 3, v = 1, 2>} : () -> ()
%0 = "u.x"() : () -> !ownparams.hold<<i32>, !ownparams.box<f32>, <3>, #ownparams.num<4>>
ownparams.use %0, <5> : <<i32>, !ownparams.box<f32>, <3>, #ownparams.num<4>>
ownparams.use %0, #ownparams.num<5> opt <3> : !ownparams.hold<<i32>, !ownparams.box<f32>, <3>, #ownparams.num<4>>
