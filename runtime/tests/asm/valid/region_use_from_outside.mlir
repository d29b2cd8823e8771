// Values from outside, defined before and after.
"my.graph"() ({
  "my.use"(%later) : (i32) -> ()
}) : () -> ()
%later = "my.def"() : () -> i32
