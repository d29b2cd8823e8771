// 6.40
%a = "u.v"() : () -> i1
"numbers.is"(%a) : (i1) -> ()
// -----

// 6.40, 6.29
%a:2 = "u.v"() : () -> (i1, f32)
"numbers.is"(%a#0, %a#1) : (i1, f32) -> ()
// -----

// 6.40
%a:2 = "u.v"() : () -> (i1, tensor<2xi32>)
"numbers.is"(%a#0, %a#1) : (i1, tensor<2xi32>) -> ()
// -----

// 6.40
%a = "u.v"() : () -> tensor<f32>
"numbers.is_int"(%a) : (tensor<f32>) -> ()
// -----

// 6.40
%a = "u.v"() : () -> tensor<f32>
"numbers.same"(%a, %a) : (tensor<f32>, tensor<f32>) -> ()
// -----

// 6.40
%a:2 = "u.v"() : () -> (tensor<f32>, tensor<f64>)
"numbers.same"(%a#0, %a#0, %a#1) : (tensor<f32>, tensor<f32>, tensor<f64>) -> ()
// -----

// 6.40
%a = "u.v"() : () -> tensor<f32>
%b = "numbers.shaped"(%a) : (tensor<f32>) -> tensor<f32>
// -----

// 6.40
%a = "u.v"() : () -> tensor<f32>
%b = "numbers.shaped"(%a, %a) : (tensor<f32>, tensor<f32>) -> f32
// -----

// 6.40
%a = "u.v"() : () -> tensor<f32>
%b:2 = "numbers.result"(%a) : (tensor<f32>) -> (tensor<f32>, tensor<f64>)
// -----

// 6.40, 6.29
%a = "u.v"() : () -> tensor<i32>
%b = "numbers.either"(%a) : (tensor<i32>) -> tensor<f64>
// -----

// 6.40, 6.29
%a = "u.v"() : () -> tensor<i1>
"numbers.not"(%a) : (tensor<i1>) -> ()
// -----

// 6.40
%a:2 = "u.v"() : () -> (i1, f32)
%b = "numbers.base"(%a#0, %a#1, %a#0) : (i1, f32, i1) -> i1
// -----

// 6.40
%a = "u.v"() : () -> i1
%b = "numbers.element"(%a, %a, %a) : (i1, i1, i1) -> tensor<i8>
// -----

// 6.40
%a:2 = "u.v"() : () -> (i1, f32)
%b = "numbers.at"(%a#0, %a#1, %a#1) : (i1, f32, f32) -> i1
// -----

// 6.40
%a:2 = "u.v"() : () -> (i1, f32)
%b = "numbers.all_at"(%a#0, %a#1, %a#0) : (i1, f32, i1) -> i1
// -----

// 6.40
%a = "u.v"() : () -> tensor<3xi1>
%b = "numbers.broadcast"(%a, %a, %a) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<2xi1>
// -----

// 6.38
%a:2 = "u.v"() : () -> (i32, i32)
numbers.match %a#0, %a#1 : i32, i32
// -----

// 6.38
%a:2 = "u.v"() : () -> (i32, f32)
numbers.match %a#1, %a#1 : f32, f32
// -----

// 6.38
%a = "u.v"() : () -> i32
numbers.first %a, %a : i32, i32
// -----

// 6.38
%a = "u.v"() : () -> i32
numbers.combine %a, %a : i32, i32
// -----

// 6.38
%a:2 = "u.v"() : () -> (i1, i8)
numbers.described %a#0, %a#1 : i1, i8
