"my.attr"() {value = array<1>} : () -> ()
