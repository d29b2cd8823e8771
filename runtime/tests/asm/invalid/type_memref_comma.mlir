"my.type"() {value = memref<4xf32, >} : () -> ()
