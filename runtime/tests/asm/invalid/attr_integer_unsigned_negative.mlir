"my.attr"() {value = -1 : ui8} : () -> ()
