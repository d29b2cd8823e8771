%0 = "u.v"() : () -> vector<4xi8>
vectorsize.length %0 : vector<4xi8>
%1 = "u.v"() : () -> vector<4xi8>
vectorsize.fixed_length %1 : vector<4xi8>
%2 = "u.v"() : () -> vector<[4]xi8>
vectorsize.scalable_length %2 : vector<[4]xi8>
%3 = "u.v"() : () -> vector<3xi8>
vectorsize.min %3 : vector<3xi8>
%4 = "u.v"() : () -> vector<3xi8>
vectorsize.max %4 : vector<3xi8>
%5 = "u.v"() : () -> vector<2xi8>
vectorsize.length_type %5 : vector<2xi8>
%6 = "u.v"() : () -> vector<2xi8>
vectorsize.fixed_length_type %6 : vector<2xi8>
%7 = "u.v"() : () -> vector<[2]xi8>
vectorsize.scalable_length_type %7 : vector<[2]xi8>
%8 = "u.v"() : () -> vector<3xi8>
vectorsize.min_max %8 : vector<3xi8>
%9 = "u.v"() : () -> vector<2x3xf32>
vectorsize.shape %9 : vector<2x3xf32>
%10 = "u.v"() : () -> vector<[4]xf32>
vectorsize.scalable_rank_length %10 : vector<[4]xf32>
