"my.type"() {value = i99999999999} : () -> ()
