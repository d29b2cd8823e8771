"my.type"() {value = memref<4xf32, 1, 2>} : () -> ()
