"my.type"() {value = (i32} : () -> ()
