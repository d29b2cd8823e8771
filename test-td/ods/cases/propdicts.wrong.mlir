// 1.9, 3.17
"propdicts.plain"() <{p = 3 : i32}> : () -> ()
// -----

// 1.9, 3.17
"propdicts.plain"() <{p = "x"}> {a = 5 : i32} : () -> ()
// -----

// 1.9, 3.17
"propdicts.plain"() <{p = 3 : i32}> {a = 5 : i64} : () -> ()
// -----

// 1.9, 3.17
"propdicts.plain"() <{p = 3 : i32, a = "x"}> : () -> ()
// -----

// 1.9, 3.17
propdicts.form 3 u
// -----

// 1.9, 3.17
propdicts.form x
// -----

// 1.9, 3.17
propdicts.form 3 {a = 5 : i64}
// -----

// 1.9, 8.11
propdicts.default x
// -----

// 1.9, 8.11
propdicts.default {a = "x"}
