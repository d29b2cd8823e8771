"my.attr"() {value = !} : () -> ()
