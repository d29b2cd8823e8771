"my.attr"() {value = array<i8: 256>} : () -> ()
