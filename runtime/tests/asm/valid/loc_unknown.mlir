// Nothing is known.
"my.a"() : () -> () loc(unknown)
module {
} loc(unknown)
