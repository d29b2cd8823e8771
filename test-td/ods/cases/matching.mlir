%v0 = "u.v"() : () -> i8
%v1 = "u.v"() : () -> i8
%r2:1 = "matching.types"(%v0, %v1) : (i8, i8) -> (i8)
%r3:1 = "matching.attr"() <{a = dense<3> : tensor<2xi16>}> : () -> (tensor<2xi16>)
%v4 = "u.v"() : () -> tensor<2xi8>
%v5 = "u.v"() : () -> vector<2xf32>
"matching.shapes"(%v4, %v5) : (tensor<2xi8>, vector<2xf32>) -> ()
%v7 = "u.v"() : () -> tensor<2x3xi8>
%r8:1 = "matching.ranks"(%v7) : (tensor<2x3xi8>) -> (memref<?x?xi8>)
%v9 = "u.v"() : () -> i8
%v10 = "u.v"() : () -> tensor<2xi8>
%r11:1 = "matching.elems"(%v9, %v10) : (i8, tensor<2xi8>) -> (vector<2xi8>)
%v12 = "u.v"() : () -> tensor<2x3xi8>
%r13:1 = "matching.counts"(%v12) : (tensor<2x3xi8>) -> (tensor<6xi8>)
%v14 = "u.v"() : () -> i8
%v15 = "u.v"() : () -> i8
%r16:1 = "matching.two"(%v14, %v15) : (i8, i8) -> (tensor<1xi8>)
%v17 = "u.v"() : () -> i8
"matching.one"(%v17) : (i8) -> ()
%v19 = "u.v"() : () -> i8
%v20 = "u.v"() : () -> i32
"matching.tid"(%v19, %v20) : (i8, i32) -> ()
%v22 = "u.v"() : () -> tensor<2xi8>
%v23 = "u.v"() : () -> tensor<3xf32>
"matching.tid"(%v22, %v23) : (tensor<2xi8>, tensor<3xf32>) -> ()
