"my.type"() {value = !my.x<[>} : () -> ()
