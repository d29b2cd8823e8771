// 3.12
"defaults.in"() <{a = 4 : i64}> : () -> ()
// -----

// 3.12
"defaults.in"() <{b = 4 : i64}> : () -> ()
// -----

// 3.12
defaults.in {c = 1 : i8}
// -----

// 3.13
"defaults.as_if"() <{a = "x"}> : () -> ()
// -----

// 3.13
"defaults.as_if"() {a = 4 : i64} : () -> ()
// -----

// 3.13
defaults.as_if {b = unit}
// -----

// 12.21
defaults.group a 4
// -----

// 12.21
defaults.group a = "x"
// -----

// 12.4
defaults.always
// -----

// 12.4
defaults.always {a = 3 : i32}
// -----

// 3.12
"defaults.list"() <{a = [1]}> : () -> ()
// -----

// 3.12, 3.14
defaults.confined {a = 0 : i32}
