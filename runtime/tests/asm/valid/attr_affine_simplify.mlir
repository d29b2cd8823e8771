// Affine expressions that MLIR simplifies.
"my.attr"() {value = affine_map<(i)[N] -> (i - (i floordiv 5) * 5, i - N * (i floordiv N), i * 0, i * 1, i + 0)>} : () -> ()
"my.attr"() {value = affine_map<(i)[N] -> (5 floordiv -3, -5 floordiv 3, 5 ceildiv 3, -5 mod 3, i mod 1, (i * 6) mod 3)>} : () -> ()
"my.attr"() {value = affine_map<(i, j) -> ((i * 6) floordiv 3, (i * 6 + j) floordiv 3, (i * 6 + j) mod 3, (i mod 12) mod 4)>} : () -> ()
"my.attr"() {value = affine_map<(i, j)[N] -> (1 + i, N + i, 2 + N, (i + 2) + j, i + i, i * 2 + i * 3, i - i, 4 * N * 8)>} : () -> ()
"my.attr"() {value = affine_map<(i)[N] -> (i floordiv 0, i mod 0, i mod -2, i floordiv N, i mod N, i ceildiv N)>} : () -> ()
