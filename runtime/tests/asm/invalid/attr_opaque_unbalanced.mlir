"my.attr"() {value = #my.x<(>} : () -> ()
