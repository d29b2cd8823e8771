"my.attr"() {value = #builtin.x} : () -> ()
