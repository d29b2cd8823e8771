// 14.8
"u.x"() {a = #selftypes.need<3>} : () -> ()
// -----

// 14.8
"u.x"() {a = #selftypes.need<3> : f32} : () -> ()
// -----

// 14.8
"u.x"() {a = #selftypes.need<x> : i32} : () -> ()
// -----

// 14.8
"u.x"() {a = #selftypes.any<3> : } : () -> ()
// -----

// 14.8, 14.11
"u.x"() {a = #selftypes.params<1> : f32} : () -> ()
// -----

// 14.8, 14.12
"u.x"() {a = #selftypes.struct<type = f32> : f32} : () -> ()
// -----

// 14.8
selftypes.use <3> : i32
// -----

// 14.8
selftypes.full <3>
// -----

// 14.8
selftypes.full #selftypes.need<3>
// -----

// 14.8, 11.2
%0 = selftypes.typed unit
// -----

// 14.8
%0 = "selftypes.typed"() <{a = #selftypes.any<3> : i32}> : () -> i64
// -----

// 14.8
%0 = "selftypes.typed"() <{a = unit}> : () -> i64
