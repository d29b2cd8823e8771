"my.attr"() {value = 9223372036854775808 : index} : () -> ()
