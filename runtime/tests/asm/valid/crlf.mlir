// Line ends of another system.
"my.a"() : () -> ()
"my.b"() {
 a = 1} : () -> ()
