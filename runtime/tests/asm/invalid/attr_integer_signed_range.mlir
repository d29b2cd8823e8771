"my.attr"() {value = 128 : si8} : () -> ()
