%0:2 = "u.v"() : () -> (i32, f32)
"counts.ins0"() : () -> ()
"counts.ins1"(%0#0) : (i32) -> ()
"counts.ins2"(%0#0, %0#1) : (i32, f32) -> ()
"counts.ins_many"(%0#0) : (i32) -> ()
"counts.ins_many"(%0#0, %0#0, %0#1) : (i32, i32, f32) -> ()
"counts.ins_any"() : () -> ()
"counts.ins_any"(%0#0) : (i32) -> ()
%1 = "counts.outs1"() : () -> i8
%2:2 = "counts.outs2"() : () -> (i8, i16)
%3, %4 = "counts.outs2"() : () -> (i8, i16)
%5:2 = "counts.outs_many"() : () -> (i8, i8)
%6:4 = "counts.outs_many"() : () -> (i8, i8, i8, i8)
"counts.outs_any"() : () -> ()
%7:3 = "counts.outs_any"() : () -> (i1, i1, i1)
"counts.regions1"() ({}) : () -> ()
"counts.regions2"() ({}, {^bb0: "u.t"() : () -> ()}) : () -> ()
"counts.regions_many"() ({}) : () -> ()
"counts.regions_many"() ({}, {}, {}) : () -> ()
"counts.regions_any"() : () -> ()
"counts.regions_any"() ({}) : () -> ()
"u.r"() ({
  "counts.next1"()[^bb1] : () -> ()
^bb1:
  "counts.next2"()[^bb2, ^bb1] : () -> ()
^bb2:
  "counts.next_many"()[^bb3] : () -> ()
^bb3:
  "counts.next_many"()[^bb1, ^bb2, ^bb3] : () -> ()
^bb4:
  "counts.next_any"() : () -> ()
^bb5:
  "counts.next_any"()[^bb4, ^bb4] : () -> ()
}) : () -> ()
