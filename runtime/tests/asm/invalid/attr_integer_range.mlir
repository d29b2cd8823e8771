"my.attr"() {value = 256 : i8} : () -> ()
