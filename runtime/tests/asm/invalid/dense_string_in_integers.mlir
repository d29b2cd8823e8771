"x.a"() {a = dense<[1, "a"]> : tensor<2xi8>} : () -> ()
