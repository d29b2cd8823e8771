// 8.19
%0 = "u.v"() : () -> tensor<2xf32>
vectorkind.any %0 : tensor<2xf32>
// -----

// 8.19
%0 = "u.v"() : () -> vector<i8>
vectorkind.nonzero %0 : vector<i8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<[2]xi8>
vectorkind.fixed_any %0 : vector<[2]xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<[2]xi8>
vectorkind.fixed_nonzero %0 : vector<[2]xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<i8>
"vectorkind.fixed_nonzero"(%0) : (vector<i8>) -> ()
// -----

// 8.19
%0 = "u.v"() : () -> vector<2xi8>
vectorkind.scalable %0 : vector<2xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2xi8>
vectorkind.of %0 : vector<2xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<f64>
vectorkind.of_any %0 : vector<f64>
// -----

// 8.19
%0 = "u.v"() : () -> vector<[3]xi8>
vectorkind.fixed_of %0 : vector<[3]xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<i16>
vectorkind.fixed_of_any %0 : vector<i16>
// -----

// 8.19
%0 = "u.v"() : () -> vector<[3]xi16>
vectorkind.scalable_of %0 : vector<[3]xi16>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2x2x2xi8>
vectorkind.rank %0 : vector<2x2x2xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2x[2]xi8>
vectorkind.fixed_rank %0 : vector<2x[2]xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2xi8>
vectorkind.scalable_rank %0 : vector<2xi8>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2xf64>
vectorkind.rank_type %0 : vector<2xf64>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2x2xf32>
"vectorkind.rank_type"(%0) : (vector<2x2xf32>) -> ()
// -----

// 8.19
%0 = "u.v"() : () -> vector<[2]xf32>
vectorkind.fixed_rank_type %0 : vector<[2]xf32>
// -----

// 8.19
%0 = "u.v"() : () -> vector<[2]x4xf32>
vectorkind.trailing %0 : vector<[2]x4xf32>
// -----

// 8.19
%0 = "u.v"() : () -> vector<2x4xf32>
"vectorkind.trailing"(%0) : (vector<2x4xf32>) -> ()
// -----

// 8.19
%0 = "u.v"() : () -> vector<2x[8]xf32>
vectorkind.trailing_size %0 : vector<2x[8]xf32>
