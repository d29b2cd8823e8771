// A single result of function type is in parentheses.
%f = "my.f"() : () -> ((i32) -> i32)
%g = "my.g"(%f) : ((i32) -> i32) -> (() -> ())
%h:2 = "my.h"() : () -> (() -> (), i32)
