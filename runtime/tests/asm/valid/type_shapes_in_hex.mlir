// A size of zero before an x.
"my.type"() {value = tensor<0x0xf32>} : () -> ()
"my.type"() {value = tensor<0x4xi32>} : () -> ()
"my.type"() {value = memref<0x?xi32>} : () -> ()
