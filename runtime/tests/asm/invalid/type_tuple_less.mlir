"my.type"() {value = tuple i32} : () -> ()
