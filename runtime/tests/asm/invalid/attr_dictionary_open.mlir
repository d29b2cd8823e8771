"my.attr"() {value = {a = 1} : () -> ()
