"my.attr"() {value = "abc} : () -> ()
