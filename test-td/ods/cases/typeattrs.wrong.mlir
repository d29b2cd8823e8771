// 8.29
"typeattrs.any"() <{a = 1 : i32}> : () -> ()
// -----

// 8.29
"typeattrs.of"() <{a = i64}> : () -> ()
// -----

// 8.29
"typeattrs.of"() {a = "x"} : () -> ()
// -----

// 8.29
"typeattrs.of_tensor"() <{a = i64}> : () -> ()
// -----

// 8.29
"typeattrs.base"() <{a = i32}> : () -> ()
