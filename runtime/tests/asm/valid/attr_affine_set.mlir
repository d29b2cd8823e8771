// Integer sets.
"my.attr"() {value = affine_set<(d0) : (d0 >= 0)>} : () -> ()
"my.attr"() {value = affine_set<(i, j)[N] : (i - j == 0, N - i - 1 >= 0)>} : () -> ()
"my.attr"() {value = affine_set<(d0) : ()>} : () -> ()
"my.attr"() {value = affine_set<(i)[N] : (i >= N, N == 3, i + 1 <= 5 * N)>} : () -> ()
"my.attr"() {value = affine_set<()[s0] : (s0 mod 2 == 0)>} : () -> ()
