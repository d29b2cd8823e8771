"my.attr"() {value = foo} : () -> ()
