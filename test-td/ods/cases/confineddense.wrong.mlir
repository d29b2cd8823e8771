// 8.37
"confineddense.count"() <{a = array<i64: 1>}> : () -> ()
// -----

// 8.37
"confineddense.max"() <{a = array<i64: 1, 2, 3>}> : () -> ()
// -----

// 8.37
"confineddense.min"() <{a = array<i32: 3>}> : () -> ()
// -----

// 8.37
"confineddense.positive"() <{a = array<i64: 0>}> : () -> ()
// -----

// 8.37
"confineddense.nonneg"() <{a = array<i64: -1>}> : () -> ()
// -----

// 8.37
"confineddense.sorted"() <{a = array<i64: 2, 1>}> : () -> ()
// -----

// 8.37
"confineddense.strict"() <{a = array<i64: 1, 1>}> : () -> ()
