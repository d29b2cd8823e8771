"x.a"() {a = dense<[("a", 1)]> : tensor<1xcomplex<i32>>} : () -> ()
