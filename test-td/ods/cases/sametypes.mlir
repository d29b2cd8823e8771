"sametypes.ins"() : () -> ()
%v1 = "u.v"() : () -> i32
%v2 = "u.v"() : () -> i32
%r3:1 = "sametypes.ins"(%v1, %v2) : (i32, i32) -> (f32)
%v4 = "u.v"() : () -> i32
%v5 = "u.v"() : () -> i32
%r6:1 = "sametypes.all"(%v4, %v5) : (i32, i32) -> (i32)
%v7 = "u.v"() : () -> tensor<?xi8>
%v8 = "u.v"() : () -> tensor<2xi8>
%r9:1 = "sametypes.all"(%v7, %v8) : (tensor<?xi8>, tensor<2xi8>) -> (tensor<*xi8>)
%v10 = "u.v"() : () -> tensor<2xi8>
%v11 = "u.v"() : () -> tensor<2xf32>
"sametypes.shape_ins"(%v10, %v11) : (tensor<2xi8>, tensor<2xf32>) -> ()
%v13 = "u.v"() : () -> vector<2xi8>
%v14 = "u.v"() : () -> tensor<2xf32>
"sametypes.shape_ins"(%v13, %v14) : (vector<2xi8>, tensor<2xf32>) -> ()
%v16 = "u.v"() : () -> tensor<?xi8>
%v17 = "u.v"() : () -> tensor<2xf32>
"sametypes.shape_ins"(%v16, %v17) : (tensor<?xi8>, tensor<2xf32>) -> ()
%v19 = "u.v"() : () -> tensor<2xi8>
%r20:1 = "sametypes.shape"(%v19) : (tensor<2xi8>) -> (tensor<2xf32>)
%v21 = "u.v"() : () -> i8
%r22:1 = "sametypes.shape"(%v21) : (i8) -> (f32)
%v23 = "u.v"() : () -> tensor<2xi8>
%v24 = "u.v"() : () -> i8
%r25:1 = "sametypes.elem_ins"(%v23, %v24) : (tensor<2xi8>, i8) -> (f32)
%v26 = "u.v"() : () -> tensor<2xi8>
%r27:1 = "sametypes.elem"(%v26) : (tensor<2xi8>) -> (i8)
%v28 = "u.v"() : () -> tensor<2xi8>
%r29:1 = "sametypes.rank"(%v28) : (tensor<2xi8>) -> (tensor<?xf32>)
%v30 = "u.v"() : () -> tensor<*xi8>
%r31:1 = "sametypes.rank"(%v30) : (tensor<*xi8>) -> (tensor<2xi8>)
%v32 = "u.v"() : () -> i8
%r33:1 = "sametypes.rank"(%v32) : (i8) -> (tensor<2xi8>)
%v34 = "u.v"() : () -> i8
%r35:2 = "sametypes.float"(%v34) : (i8) -> (f32, tensor<2xf16>)
"sametypes.float"() : () -> ()
%v37 = "u.v"() : () -> vector<2xi8>
%r38:1 = "sametypes.all"(%v37) : (vector<2xi8>) -> (vector<2xi8>)
