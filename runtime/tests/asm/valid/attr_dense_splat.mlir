// A splat has one element for all.
"my.attr"() {value = dense<1> : tensor<1xi32>} : () -> ()
"my.attr"() {value = dense<[1]> : tensor<1xi32>} : () -> ()
"my.attr"() {value = dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>} : () -> ()
"my.attr"() {value = dense<[1.0, 1.0]> : tensor<2xf32>} : () -> ()
"my.attr"() {value = dense<[[[5]]]> : tensor<1x1x1xi64>} : () -> ()
