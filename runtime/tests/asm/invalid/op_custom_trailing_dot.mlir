"a.b"() : () -> () functions.
