"my.attr"() {value = array<i32 1>} : () -> ()
