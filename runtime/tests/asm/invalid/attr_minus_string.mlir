"my.attr"() {value = -"a"} : () -> ()
