"my.type"() {value = !builtin.x} : () -> ()
