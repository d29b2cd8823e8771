"my.type"() {value = memref<4xtensor<1xf32>>} : () -> ()
