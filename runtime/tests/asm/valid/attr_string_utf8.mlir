// Text that is not ASCII.
"my.attr"() {value = "äöü"} : () -> ()
"my.attr"() {value = "€ 😀"} : () -> ()
"my.attr"() {value = "\C3\A4"} : () -> ()
