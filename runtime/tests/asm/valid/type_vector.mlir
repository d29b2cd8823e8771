// Vectors.
"my.type"() {value = vector<f32>} : () -> ()
"my.type"() {value = vector<4xf32>} : () -> ()
"my.type"() {value = vector<[4]xf32>} : () -> ()
"my.type"() {value = vector<2x[4]x8xi1>} : () -> ()
"my.type"() {value = vector<4x4xindex>} : () -> ()
"my.type"() {value = vector<[1]x[2]xbf16>} : () -> ()
"my.type"() {value = vector<16xi7>} : () -> ()
