// A name with characters that need quotes anyway.
"my.a-b c/d"() : () -> ()
"\"x\""() : () -> ()
"my.t\09"() : () -> ()
