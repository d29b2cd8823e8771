"my.type"() {value = vector<?xf32>} : () -> ()
