"my.attr"() {value = dense 1} : () -> ()
