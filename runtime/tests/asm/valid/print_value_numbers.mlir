// Values in nested regions go on counting after the whole region around.
"my.a"() ({
  %0 = "my.b"() ({
    %0 = "my.c"() : () -> i32
    %1 = "my.c"() : () -> i32
  }) : () -> i32
  %1 = "my.d"() ({
    %2 = "my.c"() : () -> i32
  }) : () -> i32
}) : () -> ()
