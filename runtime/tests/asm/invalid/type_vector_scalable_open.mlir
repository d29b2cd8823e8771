"my.type"() {value = vector<[4xf32>} : () -> ()
