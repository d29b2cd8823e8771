// Sparse elements.
"my.attr"() {value = sparse<[[0, 1], [2, 3]], [1, 2]> : tensor<4x4xi32>} : () -> ()
"my.attr"() {value = sparse<[[0]], [1.0]> : tensor<4xf32>} : () -> ()
"my.attr"() {value = sparse<0, 1> : tensor<4xi32>} : () -> ()
"my.attr"() {value = sparse<[[0, 0]], -2.0> : vector<1x1xf16>} : () -> ()
"my.attr"() {value = sparse<> : tensor<4x4xi32>} : () -> ()
"my.attr"() {value = sparse<[0, 2], [1, 2]> : tensor<4xi32>} : () -> ()
