// 14.20
"u.x"() : () -> !mnemonics.int
// -----

// 14.20
"u.x"() {a = #num2_} : () -> ()
// -----

// 14.20, 14.21
"u.x"() : () -> !mnemonics.pair<i32, i32>
// -----

// 14.20, 14.21
"u.x"() : () -> !mnemonics.pair.off<i32, i32>
// -----

// 14.20, 14.21
"u.x"() {a = #mnemonics.a<3>} : () -> ()
// -----

// 14.20
%1 = "u.x"() : () -> !mnemonics.int<4>
%2 = mnemonics.use <3> %1 : <3> -> <i32, f32>
