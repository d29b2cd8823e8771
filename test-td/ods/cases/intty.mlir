%0 = "u.v"() : () -> i1
intty.any %0 : i1
%1 = "u.v"() : () -> si7
intty.any %1 : si7
%2 = "u.v"() : () -> ui99
intty.any %2 : ui99
%3 = "u.v"() : () -> i24
intty.any_w %3 : i24
%4 = "u.v"() : () -> si24
intty.any_w %4 : si24
%5 = "u.v"() : () -> ui24
intty.any_w %5 : ui24
%6 = "u.v"() : () -> i3
intty.any_of %6 : i3
%7 = "u.v"() : () -> ui5
intty.any_of %7 : ui5
%8 = "u.v"() : () -> i64
intty.any_named %8 : i64
%9 = "u.v"() : () -> si64
intty.any_named %9 : si64
%10 = "u.v"() : () -> i5
intty.signless %10 : i5
%11 = "u.v"() : () -> i12
intty.signless_w %11 : i12
%12 = "u.v"() : () -> i3
intty.signless_of %12 : i3
%13 = "u.v"() : () -> i5
intty.signless_of %13 : i5
%14 = "u.v"() : () -> i1
intty.i1 %14 : i1
%15 = "u.v"() : () -> i8
intty.i8 %15 : i8
%16 = "u.v"() : () -> i16
intty.i16 %16 : i16
%17 = "u.v"() : () -> i32
intty.i32 %17 : i32
%18 = "u.v"() : () -> i64
intty.i64 %18 : i64
%19 = "u.v"() : () -> i128
intty.i128 %19 : i128
%20 = "u.v"() : () -> si4
intty.signed %20 : si4
%21 = "u.v"() : () -> si9
intty.signed_w %21 : si9
%22 = "u.v"() : () -> si7
intty.signed_of %22 : si7
%23 = "u.v"() : () -> si9
intty.signed_of %23 : si9
%24 = "u.v"() : () -> si1
intty.si1 %24 : si1
%25 = "u.v"() : () -> si8
intty.si8 %25 : si8
%26 = "u.v"() : () -> si16
intty.si16 %26 : si16
%27 = "u.v"() : () -> si32
intty.si32 %27 : si32
%28 = "u.v"() : () -> si64
intty.si64 %28 : si64
%29 = "u.v"() : () -> ui4
intty.unsigned %29 : ui4
%30 = "u.v"() : () -> ui9
intty.unsigned_w %30 : ui9
%31 = "u.v"() : () -> ui7
intty.unsigned_of %31 : ui7
%32 = "u.v"() : () -> ui9
intty.unsigned_of %32 : ui9
%33 = "u.v"() : () -> ui1
intty.ui1 %33 : ui1
%34 = "u.v"() : () -> ui8
intty.ui8 %34 : ui8
%35 = "u.v"() : () -> ui16
intty.ui16 %35 : ui16
%36 = "u.v"() : () -> ui32
intty.ui32 %36 : ui32
%37 = "u.v"() : () -> ui64
intty.ui64 %37 : ui64
%38 = "u.v"() : () -> index
intty.index %38 : index
%39 = "u.v"() : () -> index
intty.int_or_index %39 : index
%40 = "u.v"() : () -> i7
intty.int_or_index %40 : i7
