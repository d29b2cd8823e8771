"my.attr"() {value = -} : () -> ()
