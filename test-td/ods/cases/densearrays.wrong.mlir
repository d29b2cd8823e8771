// 8.31
"densearrays.bools"() <{a = array<i8: 1>}> : () -> ()
// -----

// 8.31
"densearrays.bytes"() <{a = array<i16: 1>}> : () -> ()
// -----

// 8.31
"densearrays.shorts"() <{a = array<i32>}> : () -> ()
// -----

// 8.31
"densearrays.words"() <{a = array<i64: 1>}> : () -> ()
// -----

// 8.31
"densearrays.longs"() <{a = [1]}> : () -> ()
// -----

// 8.31
"densearrays.floats"() <{a = array<f64: 1.5>}> : () -> ()
// -----

// 8.31
"densearrays.doubles"() <{a = array<f32>}> : () -> ()
