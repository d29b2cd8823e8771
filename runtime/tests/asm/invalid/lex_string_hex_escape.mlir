"my.attr"() {value = "a\0g"} : () -> ()
