// Dense elements without elements.
"my.attr"() {value = dense<> : tensor<0xi32>} : () -> ()
"my.attr"() {value = dense<> : tensor<2x0xf32>} : () -> ()
"my.attr"() {value = dense<[]> : tensor<0xi32>} : () -> ()
"my.attr"() {value = dense<> : tensor<0x3xi1>} : () -> ()
