// Dense resources without data.
"my.attr"() {value = dense_resource<key> : tensor<2xi32>} : () -> ()
"my.attr"() {value = dense_resource<"a b"> : tensor<2x2xf32>} : () -> ()
"my.attr"() {value = dense_resource<_x1> : vector<4xi8>} : () -> ()
