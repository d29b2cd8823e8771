"my.attr"() {value = "a\q"} : () -> ()
