"my.attr"() {value = #} : () -> ()
