// 8.25
"anyattrs.either"() <{a = 3 : i64}> : () -> ()
// -----

// 8.25
"anyattrs.either_named"() <{a = 1 : i32}> : () -> ()
// -----

// 8.25
"anyattrs.location"() <{a = "x"}> : () -> ()
// -----

// 8.25
"anyattrs.truth"() <{a = 1 : i8}> : () -> ()
// -----

// 8.25
"anyattrs.index"() <{a = 3 : i64}> : () -> ()
// -----

// 8.25
"anyattrs.int"() <{a = "x"}> : () -> ()
// -----

// 8.25
"anyattrs.int"() {a = 1.0 : f32} : () -> ()
// -----

// 8.25
"anyattrs.nothing"() <{a = 1 : i32}> : () -> ()
