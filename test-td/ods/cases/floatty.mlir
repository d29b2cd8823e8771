%0 = "u.v"() : () -> f16
floatty.any %0 : f16
%1 = "u.v"() : () -> bf16
floatty.any %1 : bf16
%2 = "u.v"() : () -> f8E5M2
floatty.any %2 : f8E5M2
%3 = "u.v"() : () -> f64
floatty.width %3 : f64
%4 = "u.v"() : () -> f32
floatty.widths %4 : f32
%5 = "u.v"() : () -> f64
floatty.widths %5 : f64
%6 = "u.v"() : () -> f16
floatty.f16 %6 : f16
%7 = "u.v"() : () -> f32
floatty.f32 %7 : f32
%8 = "u.v"() : () -> f64
floatty.f64 %8 : f64
%9 = "u.v"() : () -> f80
floatty.f80 %9 : f80
%10 = "u.v"() : () -> f128
floatty.f128 %10 : f128
%11 = "u.v"() : () -> bf16
floatty.bf16 %11 : bf16
%12 = "u.v"() : () -> tf32
floatty.tf32 %12 : tf32
%13 = "u.v"() : () -> f8E4M3FN
floatty.f8e4m3fn %13 : f8E4M3FN
%14 = "u.v"() : () -> f8E5M2
floatty.f8e5m2 %14 : f8E5M2
%15 = "u.v"() : () -> f8E4M3
floatty.f8e4m3 %15 : f8E4M3
%16 = "u.v"() : () -> f8E4M3FNUZ
floatty.f8e4m3fnuz %16 : f8E4M3FNUZ
%17 = "u.v"() : () -> f8E4M3B11FNUZ
floatty.f8e4m3b11fnuz %17 : f8E4M3B11FNUZ
%18 = "u.v"() : () -> f8E5M2FNUZ
floatty.f8e5m2fnuz %18 : f8E5M2FNUZ
%19 = "u.v"() : () -> f8E3M4
floatty.f8e3m4 %19 : f8E3M4
%20 = "u.v"() : () -> f4E2M1FN
floatty.f4e2m1fn %20 : f4E2M1FN
%21 = "u.v"() : () -> f6E2M3FN
floatty.f6e2m3fn %21 : f6E2M3FN
%22 = "u.v"() : () -> f6E3M2FN
floatty.f6e3m2fn %22 : f6E3M2FN
%23 = "u.v"() : () -> f8E8M0FNU
floatty.f8e8m0fnu %23 : f8E8M0FNU
%24 = "u.v"() : () -> complex<f32>
floatty.complex %24 : complex<f32>
%25 = "u.v"() : () -> complex<i8>
floatty.complex %25 : complex<i8>
%26 = "u.v"() : () -> complex<f32>
floatty.complex_of %26 : complex<f32>
%27 = "u.v"() : () -> complex<f64>
floatty.complex_any %27 : complex<f64>
