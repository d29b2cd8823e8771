"x.a"() {a = array<tensor<1xi32>: 1>} : () -> ()
