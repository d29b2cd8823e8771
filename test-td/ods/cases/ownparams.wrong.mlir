// 14.3
"u.x"() : () -> !ownparams.hold<!ownparams.unit, <f32>, <3>, <4>>
// -----

// 14.3
"u.x"() : () -> !ownparams.hold<i32, <f32>, <3>, <4>>
// -----

// 14.3
"u.x"() : () -> !ownparams.hold<<x>, <f32>, <3>, <4>>
// -----

// 14.3
"u.x"() : () -> !ownparams.hold<<i32>, <f32>, 3, <4>>
// -----

// 14.3
"u.x"() : () -> !ownparams.hold<<i32>, <f32>, #ownparams.more<@a, {}, i32, [], []>, <4>>
// -----

// 14.3, 14.13
"u.x"() : () -> !ownparams.def<<i32>, i32>
// -----

// 14.4
"u.x"() : () -> !ownparams.lists<[]>
// -----

// 14.4
"u.x"() : () -> !ownparams.lists<[<i32>, i32]>
// -----

// 14.5
"u.x"() : () -> !ownparams.opt<a>
// -----

// 14.5
"u.x"() : () -> !ownparams.opt<b = <i32> a <3>>
// -----

// 14.3
"u.x"() : () -> !ownparams.kinds<f32, tensor<2xf32>, "s", 4>
// -----

// 14.3
"u.x"() : () -> !ownparams.kinds<i32, vector<2xf32>, "s", 4>
// -----

// 14.3
"u.x"() : () -> !ownparams.kinds<i32, tensor<2xf32>, 3, 4>
// -----

// 14.3
"u.x"() : () -> !ownparams.kinds<i32, tensor<2xf32>, "s", 4.0>
// -----

// 14.3
"u.x"() {a = #ownparams.more<@a::@b, {b = 1 : i32}, i32, [1, "x"], [1, 2]>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.more<@a, [], i32, [1, "x"], [1, 2]>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.more<@a, {}, 3, [1, "x"], [1, 2]>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.more<@a, {}, i32, {}, [1, 2]>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.more<@a, {}, i32, [], array<i64: 1, 2>>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.floats<1, unit, true>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.floats<1.0, 1, true>} : () -> ()
// -----

// 14.3
"u.x"() {a = #ownparams.floats<1.0, unit, 1>} : () -> ()
// -----

// 14.18
"u.x"() : () -> !ownparams.checked<i64, f32>
// -----

// 14.18
"u.x"() : () -> !ownparams.checked<i32, f16>
// -----

// 14.18
"u.x"() {a = #ownparams.checked_attr<t = f32, n = 3, v = 1>} : () -> ()
// -----

// 14.25
#other = array<i32: 1>
"u.x"() {a = #ownparams.more<@a, {}, i32, [], #other>} : () -> ()
