%i1, %i8, %i32, %f32, %f64, %tf, %ti, %vf, %t1 = "u.v"() : () -> (i1, i8, i32, f32, f64, tensor<2xf32>, tensor<?xi32>, vector<4xf32>, tensor<2xi1>)
"numbers.is"(%i1, %tf) : (i1, tensor<2xf32>) -> ()
"numbers.is"(%i1, %vf, %ti) : (i1, vector<4xf32>, tensor<?xi32>) -> ()
"numbers.is_int"(%ti) : (tensor<?xi32>) -> ()
"numbers.is_int"(%t1, %f32) : (tensor<2xi1>, f32) -> i32
"numbers.same"(%tf, %i1, %vf) : (tensor<2xf32>, i1, vector<4xf32>) -> ()
%s = "numbers.shaped"(%i1, %tf) : (i1, tensor<2xf32>) -> tensor<*xi8>
%r0, %r1 = "numbers.result"(%ti) : (tensor<?xi32>) -> (i1, memref<3xi32>)
"numbers.either"(%vf) : (vector<4xf32>) -> ()
%e = "numbers.either"(%ti) : (tensor<?xi32>) -> vector<2xi32>
"numbers.not"() : () -> ()
"numbers.not"(%i1) : (i1) -> ()
"numbers.not"(%ti) : (tensor<?xi32>) -> ()
%b = "numbers.base"(%i1, %f32, %f32) : (i1, f32, f32) -> f32
%c = "numbers.element"(%i1, %i1, %tf) : (i1, i1, tensor<2xf32>) -> f32
%d = "numbers.element"(%i1, %i1, %f32) : (i1, i1, f32) -> vector<3xf32>
%f = "numbers.at"(%f32, %i1, %tf) : (f32, i1, tensor<2xf32>) -> i1
%g = "numbers.all_at"(%f32, %vf, %tf) : (f32, vector<4xf32>, tensor<2xf32>) -> i1
%h = "numbers.one_at"(%f32, %i1, %ti) : (f32, i1, tensor<?xi32>) -> i1
%k = "numbers.broadcast"(%tf, %i1, %i1) : (tensor<2xf32>, i1, i1) -> tensor<4x2xf32>
%l = "numbers.broadcast"(%tf, %i1, %i1) : (tensor<2xf32>, i1, i1) -> tensor<1xf32>
numbers.match %i32, %f64 : i32, f64
numbers.first %ti, %i1 : tensor<?xi32>, i1
numbers.combine %i32, %f32 : i32, f32
numbers.combine %f32, %i32 : f32, i32
numbers.combine %tf, %ti {a} : tensor<2xf32>, tensor<?xi32>
numbers.described %i8, %i8 : i8, i8
