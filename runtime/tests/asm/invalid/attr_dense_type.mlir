"my.attr"() {value = dense<1> : i32} : () -> ()
