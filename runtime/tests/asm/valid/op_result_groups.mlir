// Several names on the left.
%a, %b:2, %c = "my.four"() : () -> (i32, f32, f64, index)
"my.use"(%c, %b#1, %b#0, %a) : (index, f64, f32, i32) -> ()
