"my.type"() {value = tensor<*xf32, "a">} : () -> ()
