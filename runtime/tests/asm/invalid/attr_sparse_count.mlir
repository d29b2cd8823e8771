"my.attr"() {value = sparse<[[0, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()
