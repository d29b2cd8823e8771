"my.attr"() {value = 1.0 : i32} : () -> ()
