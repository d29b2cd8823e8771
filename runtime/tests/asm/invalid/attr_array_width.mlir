"my.attr"() {value = array<i7: 1>} : () -> ()
