// 14.9
"u.x"() {a = #intparams.wide<x>} : () -> ()
// -----

// 14.9
"u.x"() {a = #intparams.wide<>} : () -> ()
// -----

// 14.9
"u.x"() {a = #intparams.wide<1.5>} : () -> ()
// -----

// 14.9
"u.x"() {a = #intparams.wide<- x>} : () -> ()
// -----

// 14.9, 14.12
"u.x"() : () -> !intparams.wides<a = 1, a = 2>
// -----

// 14.2
"u.x"() : () -> !intparams.small<32768, 0>
// -----

// 14.2
"u.x"() : () -> !intparams.small<-32769, 0>
// -----

// 14.2
"u.x"() : () -> !intparams.small<0, 65536>
// -----

// 14.2
"u.x"() : () -> !intparams.big<2147483648, 0, 0, 0>
// -----

// 14.2
"u.x"() : () -> !intparams.big<0, 4294967296, 0, 0>
// -----

// 14.2
"u.x"() : () -> !intparams.big<0, 0, 18446744073709551616, 0>
// -----

// 14.5
"u.x"() : () -> !intparams.maybe<x>
// -----

// 14.5
"u.x"() : () -> !intparams.maybe<3>
// -----

// 14.5
"u.x"() : () -> !intparams.maybe<none, x>
// -----

// 14.3
"u.x"() {a = #intparams.map<affine_map<(d0) -> (d0)>>} : () -> ()
// -----

// 14.3
"u.x"() {a = #intparams.map<(d0) -> (d1)>} : () -> ()
// -----

// 14.4
"u.x"() {a = #intparams.bools<[2], true>} : () -> ()
// -----

// 14.4
"u.x"() {a = #intparams.bools<[], true>} : () -> ()
// -----

// 14.4
"u.x"() {a = #intparams.bools<[true, ], true>} : () -> ()
// -----

// 14.2
"u.x"() {a = #intparams.texts<a>} : () -> ()
// -----

// 14.2
"u.x"() {a = #intparams.texts<"a", b>} : () -> ()
