"my.a"() // comment

"my.b"() : () -> ()
