"my.attr"() {value = @"abc} : () -> ()
