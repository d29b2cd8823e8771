// Integers in hexadecimal.
"my.attr"() {value = 0x0} : () -> ()
"my.attr"() {value = 0xFF} : () -> ()
"my.attr"() {value = 0xff : i32} : () -> ()
"my.attr"() {value = 0xFFFFFFFFFFFFFFFF : i64} : () -> ()
"my.attr"() {value = -0x10 : i32} : () -> ()
"my.attr"() {value = 0x7F : i8} : () -> ()
"my.attr"() {value = 0x80 : i8} : () -> ()
"my.attr"() {value = 0xABCDEF : index} : () -> ()
