"my.attr"() {value = @a::b} : () -> ()
