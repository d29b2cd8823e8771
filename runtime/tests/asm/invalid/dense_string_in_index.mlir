"x.a"() {a = dense<["a"]> : tensor<1xindex>} : () -> ()
