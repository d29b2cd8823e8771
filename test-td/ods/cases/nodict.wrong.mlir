// 1.9
"nodict.plain"() : () -> ()
// -----

// 1.9
"nodict.plain"() {a = 3 : i64} : () -> ()
// -----

// 1.9
nodict.plain "x"
// -----

// 1.9
nodict.plain 3 b 4
// -----

// 1.9
nodict.def {a = "x"}
// -----

// 1.9
"nodict.plain"() {a = 3 : i32, b = 3 : i32} : () -> ()
