// One result, several results, unused results.
%a = "my.one"() : () -> i32
%b:3 = "my.three"() : () -> (i32, f32, index)
"my.none"() : () -> (i32)
"my.use"(%a, %b#0, %b#2) : (i32, i32, index) -> ()
