"my.attr"() {value = distinct[0]1} : () -> ()
