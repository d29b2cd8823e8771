"my.type"() {value = memref<*xf32, affine_map<() -> ()>>} : () -> ()
