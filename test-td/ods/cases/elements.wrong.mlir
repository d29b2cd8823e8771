// 8.32
"elements.any"() <{a = 1 : i8}> : () -> ()
// -----

// 8.32
"elements.index"() <{a = dense<1> : tensor<2xi64>}> : () -> ()
// -----

// 8.32
"elements.int"() <{a = dense<1.0> : tensor<2xf32>}> : () -> ()
// -----

// 8.32
"elements.int_w"() <{a = dense<1> : tensor<2xi32>}> : () -> ()
// -----

// 8.32
"elements.any_i32"() <{a = dense<1> : tensor<2xi8>}> : () -> ()
// -----

// 8.32
"elements.any_i64"() <{a = dense<1> : tensor<2xi8>}> : () -> ()
// -----

// 8.32
"elements.signless"() <{a = dense<1> : tensor<2xsi8>}> : () -> ()
// -----

// 8.32
"elements.i32"() <{a = dense<1> : tensor<2xsi32>}> : () -> ()
// -----

// 8.32
"elements.i64"() <{a = dense<1> : tensor<2xi32>}> : () -> ()
// -----

// 8.32
"elements.ranked_i32"() <{a = dense<1> : tensor<2x3xi32>}> : () -> ()
// -----

// 8.32
"elements.ranked_i64"() <{a = dense<1> : tensor<2xi32>}> : () -> ()
// -----

// 8.32
"elements.float"() <{a = dense<1.0> : tensor<2xf64>}> : () -> ()
// -----

// 8.32
"elements.f64"() <{a = dense<1> : tensor<2xi64>}> : () -> ()
// -----

// 8.32
"elements.ranked_f32"() <{a = dense<1.0> : tensor<3xf32>}> : () -> ()
// -----

// 8.32
"elements.ranked_f64"() <{a = dense<1.0> : tensor<3xf64>}> : () -> ()
// -----

// 8.32
"elements.strings"() <{a = dense<1.0> : tensor<3xf64>}> : () -> ()
