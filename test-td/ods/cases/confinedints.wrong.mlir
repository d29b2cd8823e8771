// 8.35
"confinedints.not"() <{a = 7 : i32}> : () -> ()
// -----

// 8.35
"confinedints.min"() <{a = 2 : i32}> : () -> ()
// -----

// 8.35
"confinedints.min"() {a = -1 : i32} : () -> ()
// -----

// 8.35
"confinedints.max"() <{a = 4 : i32}> : () -> ()
// -----

// 8.35
"confinedints.nonneg"() <{a = -1}> : () -> ()
// -----

// 8.35
"confinedints.positive"() <{a = 0}> : () -> ()
// -----

// 8.35
"confinedints.power"() <{a = 6}> : () -> ()
// -----

// 8.35
"confinedints.pos_power"() <{a = 0}> : () -> ()
// -----

// 8.35
"confinedints.pos_power"() {a = 12} : () -> ()
// -----

// 8.35
"confinedints.align"() <{a = 3}> : () -> ()
// -----

// 8.35
"confinedints.align"() {a = -4} : () -> ()
// -----

// 8.35
"confinedints.one_of"() <{a = 6 : i32}> : () -> ()
// -----

// 8.35
"confinedints.both"() <{a = 6 : i32}> : () -> ()
// -----

// 8.35
"confinedints.both"() {a = 4 : i64} : () -> ()
// -----

// 8.35
"confinedints.all"() <{a = 6 : si32}> : () -> ()
// -----

// 8.35
"confinedints.unsigned"() <{a = 2 : i8}> : () -> ()
