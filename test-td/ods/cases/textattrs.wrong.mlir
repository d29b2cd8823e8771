// 8.28
"textattrs.str"() <{a = 1 : i32}> : () -> ()
// -----

// 8.28
"textattrs.symbol_name"() <{a = @x}> : () -> ()
// -----

// 8.28
"textattrs.typed"() <{a = 1 : i32}> : () -> ()
// -----

// 8.28
"textattrs.symbol"() <{a = "a"}> : () -> ()
// -----

// 8.28
"textattrs.flat"() <{a = @a::@b}> : () -> ()
// -----

// 8.28
"textattrs.flat"() {a = unit} : () -> ()
