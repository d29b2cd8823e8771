"my.type"() {value = tensor} : () -> ()
