"my.attr"() {value = @1} : () -> ()
