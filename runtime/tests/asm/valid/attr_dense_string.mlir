// Dense elements: strings.
"my.attr"() {value = dense<"a"> : tensor<2x!my.str>} : () -> ()
"my.attr"() {value = dense<["a", "b\n"]> : tensor<2x!my.str>} : () -> ()
"my.attr"() {value = dense<[["a"], ["b"]]> : tensor<2x1x!my.str>} : () -> ()
