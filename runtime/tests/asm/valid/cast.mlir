// Conversions between types.
%0 = "my.a"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to f32
%2:2 = builtin.unrealized_conversion_cast %0, %1 : i32, f32 to i8, i16 {my.x}
%3 = builtin.unrealized_conversion_cast to index
