// Strided layouts.
"my.attr"() {value = strided<[]>} : () -> ()
"my.attr"() {value = strided<[1]>} : () -> ()
"my.attr"() {value = strided<[4, 1], offset: 2>} : () -> ()
"my.attr"() {value = strided<[?, 1], offset: ?>} : () -> ()
"my.attr"() {value = strided<[-1, 2], offset: -3>} : () -> ()
