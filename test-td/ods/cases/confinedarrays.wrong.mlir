// 8.36
"confinedarrays.max"() <{a = [1, 2, 3]}> : () -> ()
// -----

// 8.36
"confinedarrays.min"() <{a = [1]}> : () -> ()
// -----

// 8.36
"confinedarrays.count"() <{a = []}> : () -> ()
// -----

// 8.36
"confinedarrays.eq"() <{a = [7]}> : () -> ()
// -----

// 8.36
"confinedarrays.eq"() {a = []} : () -> ()
// -----

// 8.36
"confinedarrays.nth_min"() <{a = [7]}> : () -> ()
// -----

// 8.36
"confinedarrays.nth_max"() <{a = [7, 9]}> : () -> ()
// -----

// 8.36
"confinedarrays.nth_max"() {a = [1]} : () -> ()
// -----

// 8.36
"confinedarrays.range"() <{a = [5]}> : () -> ()
// -----

// 8.36
"confinedarrays.two"() <{a = [8, 7]}> : () -> ()
