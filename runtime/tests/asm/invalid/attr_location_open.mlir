"my.attr"() {value = loc("a"} : () -> ()
