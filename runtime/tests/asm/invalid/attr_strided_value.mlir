"my.attr"() {value = strided<[a]>} : () -> ()
