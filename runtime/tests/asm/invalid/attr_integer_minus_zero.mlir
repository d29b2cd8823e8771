"my.attr"() {value = -0 : i8} : () -> ()
