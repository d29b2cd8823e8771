// An operation with nothing.
"my.empty"() : () -> ()
