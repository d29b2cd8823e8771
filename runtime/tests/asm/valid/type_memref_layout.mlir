// Memrefs with layouts.
"my.type"() {value = memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>} : () -> ()
"my.type"() {value = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>} : () -> ()
"my.type"() {value = memref<4xf32, strided<[1]>>} : () -> ()
"my.type"() {value = memref<4x?xf32, strided<[?, 1], offset: ?>>} : () -> ()
"my.type"() {value = memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>} : () -> ()
"my.type"() {value = memref<4xf32, strided<[1], offset: 0>, "s">} : () -> ()
"my.type"() {value = memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>} : () -> ()
