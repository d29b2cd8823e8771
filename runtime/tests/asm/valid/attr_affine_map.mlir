// Affine maps.
"my.attr"() {value = affine_map<() -> ()>} : () -> ()
"my.attr"() {value = affine_map<(d0) -> (d0)>} : () -> ()
"my.attr"() {value = affine_map<(i, j) -> (j, i)>} : () -> ()
"my.attr"() {value = affine_map<(d0)[s0] -> (d0 + s0)>} : () -> ()
"my.attr"() {value = affine_map<()[s0, s1] -> (s0, s1)>} : () -> ()
"my.attr"() {value = affine_map<(d0, d1, d2) -> (d0, 0, d2 * 2)>} : () -> ()
