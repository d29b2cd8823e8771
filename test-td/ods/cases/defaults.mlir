defaults.in
defaults.in {a = 3 : i32, c = true}
defaults.in {a = 4 : i32, b = "you", c = false}
"defaults.in"() : () -> ()
"defaults.in"() <{b = "x"}> : () -> ()
defaults.as_if
defaults.as_if {a = 5 : i32, b = "you"}
"defaults.as_if"() <{b = "they"}> : () -> ()
"defaults.bare"() : () -> ()
"defaults.bare"() <{a = -1 : i64, b = 4 : i64}> : () -> ()
"defaults.bare"() {c = 2.5 : f32} : () -> ()
defaults.group
defaults.group a = 3
defaults.group a = 4
defaults.group a = 1 b = 2
defaults.always 3
defaults.always 4
defaults.list
defaults.list {a = array<i64: 1>, b = 3.0}
defaults.list {a = array<i64>, b = 2.0}
defaults.confined
defaults.confined {a = 9 : i32}
