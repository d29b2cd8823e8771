// An alias inside another.
"my.a"() {d = distinct[0]<affine_map<(d0) -> (d0 * 2)>>} : () -> ()
"my.b"() : () -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
"my.c"() {t = tensor<4xf32, affine_map<(d0) -> (d0 * 3)>>} : () -> ()
