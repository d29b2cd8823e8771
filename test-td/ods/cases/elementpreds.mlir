%i, %l, %f, %d = "a.b"() : () -> (i32, i64, f32, f64)
%vi, %vf, %tf, %mi = "a.c"() : () -> (vector<4xi32>, vector<4xf32>, tensor<2x?xf32>, memref<3xi32>)
"elementpreds.is"(%i, %vf) : (i32, vector<4xf32>) -> ()
"elementpreds.is"(%i, %tf) : (i32, tensor<2x?xf32>) -> ()
"elementpreds.same"(%vi, %i, %mi) : (vector<4xi32>, i32, memref<3xi32>) -> ()
"elementpreds.same"(%vf, %i, %tf) : (vector<4xf32>, i32, tensor<2x?xf32>) -> ()
"elementpreds.many"(%vi, %mi, %vi) : (vector<4xi32>, memref<3xi32>, vector<4xi32>) -> ()
%0 = "elementpreds.result"(%vi) : (vector<4xi32>) -> vector<4xi32>
%1 = "elementpreds.result_element"(%i, %vi) : (i32, vector<4xi32>) -> tensor<3xi32>
%2 = "elementpreds.result_element_base"(%i) : (i32) -> tensor<3xi32>
"elementpreds.matches"(%i, %f) : (i32, f32) -> ()
"elementpreds.combination"(%i, %f) : (i32, f32) -> ()
"elementpreds.combination"(%l, %d) : (i64, f64) -> ()
%3 = "elementpreds.described"(%i) : (i32) -> i64
%4 = "elementpreds.described"(%l) : (i64) -> i32
