"my.attr"() {value = "abc
def"} : () -> ()
