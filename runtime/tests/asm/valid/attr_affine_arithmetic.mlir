// Affine expressions and how they are written.
"my.attr"() {value = affine_map<(i, j)[N] -> (i - j * 3 - N, -i, i - (-j), (i + 3) * -1)>} : () -> ()
"my.attr"() {value = affine_map<(i)[N] -> (i * -5, 3 - 4 * i, (i floordiv 4) * 4, i mod 4 + 5)>} : () -> ()
"my.attr"() {value = affine_map<(i, j)[N] -> (i + -1 * (j + N), i ceildiv 3, (i + j) mod 7, -(i + j))>} : () -> ()
"my.attr"() {value = affine_map<(i) -> ((i + 1) * 2, (i * 2) * 3, i * (2 + 1), 2 * i)>} : () -> ()
