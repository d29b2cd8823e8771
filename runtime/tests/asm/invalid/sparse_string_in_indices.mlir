"x.a"() {a = sparse<[["a"]], [1]> : tensor<1xi32>} : () -> ()
