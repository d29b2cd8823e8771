// Dense elements of many dimensions.
"my.attr"() {value = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>} : () -> ()
"my.attr"() {value = dense<[[[[1, 2]]]]> : tensor<1x1x1x2xi32>} : () -> ()
"my.attr"() {value = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>} : () -> ()
"my.attr"() {value = dense<[[1, 2, 3]]> : vector<1x3xi16>} : () -> ()
