"my.attr"() {value = array<i1: 1>} : () -> ()
