// Values that are used before they are defined, by operations in regions and by operations with several results.
"probe.graph"() ({
  %0:3 = "probe.first"(%1, %2#1, %1) : (i32, i8, i32) -> (i1, i32, i64)
  "probe.nested"() ({
    "probe.inner"(%2#0, %0#1, %1) : (f32, i32, i32) -> ()
    %3 = "probe.isolated"() ({
      %4 = "probe.value"(%5) : (i8) -> i8
      %5 = "probe.value"(%4) : (i8) -> i8
    }) : () -> index
  }) : () -> ()
  %1 = "probe.second"(%0#1, %0#0, %0#1) : (i32, i1, i32) -> i32
  %2:2 = "probe.third"(%2#0, %2#1) : (f32, i8) -> (f32, i8)
}) : () -> ()
