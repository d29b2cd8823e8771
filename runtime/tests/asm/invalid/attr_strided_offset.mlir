"my.attr"() {value = strided<[1], 2>} : () -> ()
