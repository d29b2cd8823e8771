"my.attr"() {value = strided} : () -> ()
