"my.attr"() {value = #undefined} : () -> ()
