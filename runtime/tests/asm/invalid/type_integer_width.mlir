"my.type"() {value = i16777216} : () -> ()
