// Dense elements in hexadecimal.
"my.attr"() {value = dense<"0x01000000"> : tensor<2xi32>} : () -> ()
"my.attr"() {value = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
"my.attr"() {value = dense<"0x0000803F"> : tensor<4xf32>} : () -> ()
"my.attr"() {value = dense<"0x0102"> : tensor<2xi8>} : () -> ()
"my.attr"() {value = dense<"0x0000803F00000040"> : tensor<1xcomplex<f32>>} : () -> ()
