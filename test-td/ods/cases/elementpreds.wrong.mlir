// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.is"(%i, %f) : (i32, f32) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.is"(%i, %vi) : (i32, vector<4xi32>) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.is"(%vf, %i) : (vector<4xf32>, i32) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.same"(%vi, %i, %vf) : (vector<4xi32>, i32, vector<4xf32>) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.same"(%i, %i, %i) : (i32, i32, i32) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.many"(%vi, %i, %vf) : (vector<4xi32>, i32, vector<4xf32>) -> ()
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.result"(%vi) : (vector<4xi32>) -> vector<3xi32>
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.result_element"(%i, %vi) : (i32, vector<4xi32>) -> tensor<3xf32>
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.result_element"(%i, %i) : (i32, i32) -> i32
// -----

// 6.40
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.result_element_base"(%i) : (i32) -> tensor<3xf32>
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.matches"(%f, %i) : (f32, i32) -> ()
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.matches"(%i, %i) : (i32, i32) -> ()
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.combination"(%i, %d) : (i32, f64) -> ()
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
"elementpreds.combination"(%f, %i) : (f32, i32) -> ()
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.described"(%i) : (i32) -> i32
// -----

// 6.38
%i, %l, %f, %d, %vi, %vf, %tf = "a.b"() : () -> (i32, i64, f32, f64, vector<4xi32>, vector<4xf32>, tensor<2xf32>)
%0 = "elementpreds.described"(%f) : (f32) -> i64
