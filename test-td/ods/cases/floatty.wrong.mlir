// 8.17
%0 = "u.v"() : () -> i32
floatty.any %0 : i32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.width %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f16
floatty.widths %0 : f16
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f16 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f64
floatty.f32 %0 : f64
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f64 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f80 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f128 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.bf16 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.tf32 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e4m3fn %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e5m2 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e4m3 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e4m3fnuz %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e4m3b11fnuz %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e5m2fnuz %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e3m4 %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f4e2m1fn %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f6e2m3fn %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f6e3m2fn %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.f8e8m0fnu %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> f32
floatty.complex %0 : f32
// -----

// 8.17
%0 = "u.v"() : () -> complex<f64>
floatty.complex_of %0 : complex<f64>
// -----

// 8.17
%0 = "u.v"() : () -> f32
"floatty.complex_of"(%0) : (f32) -> ()
// -----

// 8.17
%0 = "u.v"() : () -> complex<i8>
floatty.complex_any %0 : complex<i8>
