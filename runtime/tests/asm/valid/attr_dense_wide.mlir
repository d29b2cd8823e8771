// Dense elements of wide and odd types.
"my.attr"() {value = dense<[1, -1]> : tensor<2xi128>} : () -> ()
"my.attr"() {value = dense<170141183460469231731687303715884105727> : tensor<2xi128>} : () -> ()
"my.attr"() {value = dense<[1, -1]> : tensor<2xi7>} : () -> ()
"my.attr"() {value = dense<[1, 2]> : tensor<2xi24>} : () -> ()
"my.attr"() {value = dense<[1, -2]> : tensor<2xi200>} : () -> ()
