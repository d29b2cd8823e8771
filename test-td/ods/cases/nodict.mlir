nodict.plain 3
nodict.plain 3 b "x" {c}
"nodict.plain"() {a = 3 : i32} : () -> ()
nodict.def
nodict.def {a = 4 : i32}
