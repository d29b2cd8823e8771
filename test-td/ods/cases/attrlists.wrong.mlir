// 14.24
"u.x"() {a = #attrlists<nums>} : () -> ()
// -----

// 14.24
"u.x"() {a = #attrlists<nums[1]>} : () -> ()
// -----

// 14.24
"u.x"() {a = #attrlists<nums[<1>>} : () -> ()
// -----

// 14.24
"u.x"() {a = #attrlists<ints[x]>} : () -> ()
// -----

// 14.24
"u.x"() {a = #attrlists<ints[1,]>} : () -> ()
// -----

// 14.24
attrlists.use <1>
// -----

// 14.24
attrlists.use [1]
// -----

// 14.24
attrlists.use #attrlists<ints[]>
// -----

// 14.15, 14.24
"u.x"() {a = #attrlists.other<>} : () -> ()
// -----

// 14.15, 14.24
"u.x"() {a = #attrlists.other<some i32>} : () -> ()
