// Dense elements: floating point numbers.
"my.attr"() {value = dense<1.0> : tensor<2xf32>} : () -> ()
"my.attr"() {value = dense<[1.0, 2.5]> : tensor<2xf64>} : () -> ()
"my.attr"() {value = dense<[0x7F800000, 0.1]> : tensor<2xf32>} : () -> ()
"my.attr"() {value = dense<[1.0, -0.0]> : tensor<2xf16>} : () -> ()
"my.attr"() {value = dense<[0.1, 0.2]> : tensor<2xbf16>} : () -> ()
"my.attr"() {value = dense<0x7FC0> : tensor<2xbf16>} : () -> ()
"my.attr"() {value = dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>} : () -> ()
"my.attr"() {value = dense<1.5> : vector<f32>} : () -> ()
