func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i64, i1, i2, i8, i8, i8) {
  "drr.many_results"(%a) : (i32) -> ()
  %0 = "drr.many_results"(%a) : (i32) -> i32
  %1:2 = "drr.many_results"(%a) : (i32) -> (i32, i32)
  %2 = "drr.many"(%0, %1#0, %1#1) : (i32, i32, i32) -> i32
  %3 = "drr.many_to_many"(%2) : (i32) -> i32
  %4:2 = "drr.many_to_many"(%3, %3) : (i32, i32) -> (i32, i32)
  %5 = "drr.one"(%4#0) : (i32) -> i32
  %6 = "drr.pair"(%5, %5) : (i32, i32) -> i32
  %7 = "drr.one"(%4#1) : (i32) -> i32
  %8 = "drr.pair"(%7, %b) : (i32, i32) -> i32
  %9:3 = "drr.one_and_many_results"(%a) : (i32) -> (i64, i1, i2)
  %10 = "drr.one_and_many_results"(%a) : (i32) -> i8
  %11:2 = "drr.one_and_many_results"(%a) : (i32) -> (i8, i8)
  %12 = "drr.maybe"() : () -> i32
  %13 = "drr.maybe"(%a) : (i32) -> i32
  return %3, %6, %8, %9#0, %9#1, %9#2, %10, %11#0, %11#1 : i32, i32, i32, i64, i1, i2, i8, i8, i8
}
