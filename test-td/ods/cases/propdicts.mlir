"propdicts.plain"() <{p = 3 : i32}> {a = 5 : i32} : () -> ()
"propdicts.plain"() <{p = 3 : i32, u}> {a = 5 : i32, s = "x", p = 7 : i32} : () -> ()
"propdicts.plain"() {a = 5 : i32} : () -> ()
propdicts.form 3 u {a = 4 : i32}
propdicts.form 3 {a = 4 : i32, s = "x", u}
propdicts.default
propdicts.default 6 {a = 4 : i32}
"propdicts.default"() <{p = 5 : i32}> {a = 4 : i32} : () -> ()
