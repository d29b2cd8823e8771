// A name without a dot.
"plain"() : () -> ()
