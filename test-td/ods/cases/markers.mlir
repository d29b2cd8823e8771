%v0 = "u.v"() : () -> i32
%v1 = "u.v"() : () -> f32
"markers.comm"(%v0, %v1) : (i32, f32) -> ()
%v3 = "u.v"() : () -> memref<2xf32>
"markers.norm"(%v3) : (memref<2xf32>) -> ()
%v5 = "u.v"() : () -> i32
%r6:1 = "markers.idem"(%v5) : (i32) -> (i32)
%v7 = "u.v"() : () -> tensor<?xi8>
%r8:1 = "markers.inv"(%v7) : (tensor<?xi8>) -> (tensor<?xi8>)
%r9:2 = "markers.pure"() : () -> (i1, i2)
%v10 = "u.v"() : () -> i1
"markers.nothing"(%v10) : (i1) -> ()
%v12 = "u.v"() : () -> memref<2xf32>
%r13:1 = "markers.read"(%v12) : (memref<2xf32>) -> (memref<2xf32>)
%v14 = "u.v"() : () -> memref<f32>
"markers.write"(%v14) : (memref<f32>) -> ()
"markers.lock"() : () -> ()
%v17 = "u.v"() : () -> i32
%v18 = "u.v"() : () -> i32
%r19:1 = "markers.list"(%v17, %v18) : (i32, i32) -> (f32)
%r20:1 = "markers.const"() <{value = 3 : i32}> : () -> (i32)

"markers.scope"() ({}) : () -> ()
"markers.parallel"() ({
  "u.t"() : () -> ()
}) : () -> ()
