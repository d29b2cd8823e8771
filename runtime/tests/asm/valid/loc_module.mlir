// Locations of modules and of what is around them.
module {
  "my.a"() : () -> ()
} loc("mod":7:8)
