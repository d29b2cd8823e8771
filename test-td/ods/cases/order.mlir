%0 = "u.v"() : () -> i32
%r = "order.all"(%0, %0) <{a = 1 : i32}> ({
  "u.t"() : () -> ()
}) : (i32, i32) -> i32
%m = "order.mixin"(%0) : (i32) -> i32
"order.named"() : () -> ()
%q:3 = order.names : i32, i32
%u:3 = order.unnamed
"u.use"(%q#2, %u#0) : (i32, i32) -> ()
