%0 = "u.v"() : () -> vector<f32>
vectorkind.any %0 : vector<f32>
%1 = "u.v"() : () -> vector<2x3xi8>
vectorkind.any %1 : vector<2x3xi8>
%2 = "u.v"() : () -> vector<[4]xf32>
vectorkind.any %2 : vector<[4]xf32>
%3 = "u.v"() : () -> vector<2xi8>
vectorkind.nonzero %3 : vector<2xi8>
%4 = "u.v"() : () -> vector<2xi8>
vectorkind.fixed_any %4 : vector<2xi8>
%5 = "u.v"() : () -> vector<i8>
vectorkind.fixed_any %5 : vector<i8>
%6 = "u.v"() : () -> vector<2xi8>
vectorkind.fixed_nonzero %6 : vector<2xi8>
%7 = "u.v"() : () -> vector<[2]xi8>
vectorkind.scalable %7 : vector<[2]xi8>
%8 = "u.v"() : () -> vector<2xf32>
vectorkind.of %8 : vector<2xf32>
%9 = "u.v"() : () -> vector<f32>
vectorkind.of_any %9 : vector<f32>
%10 = "u.v"() : () -> vector<3xi8>
vectorkind.fixed_of %10 : vector<3xi8>
%11 = "u.v"() : () -> vector<i8>
vectorkind.fixed_of_any %11 : vector<i8>
%12 = "u.v"() : () -> vector<[3]xi8>
vectorkind.scalable_of %12 : vector<[3]xi8>
%13 = "u.v"() : () -> vector<2xi8>
vectorkind.rank %13 : vector<2xi8>
%14 = "u.v"() : () -> vector<2x2xi8>
vectorkind.rank %14 : vector<2x2xi8>
%15 = "u.v"() : () -> vector<2x2xi8>
vectorkind.fixed_rank %15 : vector<2x2xi8>
%16 = "u.v"() : () -> vector<[2]xi8>
vectorkind.scalable_rank %16 : vector<[2]xi8>
%17 = "u.v"() : () -> vector<2xf32>
vectorkind.rank_type %17 : vector<2xf32>
%18 = "u.v"() : () -> vector<2xf32>
vectorkind.fixed_rank_type %18 : vector<2xf32>
%19 = "u.v"() : () -> vector<2x[4]xf32>
vectorkind.trailing %19 : vector<2x[4]xf32>
%20 = "u.v"() : () -> vector<2x[4]xf32>
vectorkind.trailing_size %20 : vector<2x[4]xf32>
