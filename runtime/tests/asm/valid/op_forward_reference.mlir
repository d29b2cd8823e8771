// A use before the definition.
"my.use"(%later, %pair#1) : (i32, f32) -> ()
%later = "my.def"() : () -> i32
%pair:2 = "my.pair"() : () -> (f32, f32)
