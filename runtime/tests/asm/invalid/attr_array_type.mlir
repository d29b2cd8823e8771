"my.attr"() {value = array<index: 1>} : () -> ()
