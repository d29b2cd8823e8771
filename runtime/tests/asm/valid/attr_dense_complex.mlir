// Dense elements: complex numbers.
"my.attr"() {value = dense<(1, 2)> : tensor<2xcomplex<i32>>} : () -> ()
"my.attr"() {value = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>} : () -> ()
"my.attr"() {value = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>} : () -> ()
"my.attr"() {value = dense<[(1.0, -1.0), (0.0, 2.5)]> : tensor<2xcomplex<f64>>} : () -> ()
"my.attr"() {value = dense<[[(1.0, -1.0)], [(0.0, 2.5)]]> : tensor<2x1xcomplex<f64>>} : () -> ()
