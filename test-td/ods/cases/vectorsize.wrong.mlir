// 8.20
%0 = "u.v"() : () -> vector<3xi8>
vectorsize.length %0 : vector<3xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<[4]xi8>
vectorsize.fixed_length %0 : vector<[4]xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<4xi8>
vectorsize.scalable_length %0 : vector<4xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<2xi8>
vectorsize.min %0 : vector<2xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<4xi8>
vectorsize.max %0 : vector<4xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<2xi16>
vectorsize.length_type %0 : vector<2xi16>
// -----

// 8.20
%0 = "u.v"() : () -> vector<3xi8>
"vectorsize.length_type"(%0) : (vector<3xi8>) -> ()
// -----

// 8.20
%0 = "u.v"() : () -> vector<[2]xi8>
vectorsize.fixed_length_type %0 : vector<[2]xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<2xi8>
vectorsize.scalable_length_type %0 : vector<2xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<5xi8>
vectorsize.min_max %0 : vector<5xi8>
// -----

// 8.20
%0 = "u.v"() : () -> vector<1xi8>
"vectorsize.min_max"(%0) : (vector<1xi8>) -> ()
// -----

// 8.20
%0 = "u.v"() : () -> vector<3x2xf32>
vectorsize.shape %0 : vector<3x2xf32>
// -----

// 8.20
%0 = "u.v"() : () -> vector<2x3xf64>
"vectorsize.shape"(%0) : (vector<2x3xf64>) -> ()
// -----

// 8.20
%0 = "u.v"() : () -> vector<[8]xf32>
vectorsize.scalable_rank_length %0 : vector<[8]xf32>
