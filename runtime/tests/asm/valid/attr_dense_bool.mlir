// Dense elements: truth values.
"my.attr"() {value = dense<true> : tensor<2xi1>} : () -> ()
"my.attr"() {value = dense<[true, false]> : tensor<2xi1>} : () -> ()
"my.attr"() {value = dense<[1, 0]> : tensor<2xi1>} : () -> ()
"my.attr"() {value = dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>} : () -> ()
"my.attr"() {value = dense<false> : vector<8xi1>} : () -> ()
