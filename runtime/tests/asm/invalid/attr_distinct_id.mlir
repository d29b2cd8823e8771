"my.attr"() {value = distinct[x]<1>} : () -> ()
