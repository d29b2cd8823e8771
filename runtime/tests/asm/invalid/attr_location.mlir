"my.attr"() {value = loc(x)} : () -> ()
