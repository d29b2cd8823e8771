"my.attr"() {value = array i32} : () -> ()
