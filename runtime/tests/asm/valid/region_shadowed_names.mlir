// The same names in regions beside each other.
"my.a"() ({
  %x = "my.x"() : () -> i32
  "my.use"(%x) : (i32) -> ()
}) : () -> ()
"my.a"() ({
  %x = "my.x"() : () -> f32
  "my.use"(%x) : (f32) -> ()
}) : () -> ()
