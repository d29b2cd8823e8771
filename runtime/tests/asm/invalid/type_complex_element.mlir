"my.type"() {value = complex<index>} : () -> ()
