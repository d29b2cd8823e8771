"my.attr"() {value = sparse<[[0, 9]], [1]> : tensor<2x2xi32>} : () -> ()
