"my.attr"() {value = -129 : i8} : () -> ()
