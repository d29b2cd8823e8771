"my.type"() {value = !undefined} : () -> ()
