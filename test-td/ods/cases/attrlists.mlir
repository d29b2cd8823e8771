"u.x"() {a = #attrlists<nums[]>, b = #attrlists<nums[<1>, #attrlists.num<2>]>} : () -> ()
"u.x"() {a = #attrlists<nums[<1>]>, b = #attrlists<ints[]>, c = #attrlists<ints[1, -2]>} : () -> ()
"u.x"() {a = #attrlists<attrs[]>, b = #attrlists<attrs["x", 1 : i32, #attrlists<types[i32, f32]>]>} : () -> ()
"u.x"() {a = #attrlists.other<none>, b = #attrlists.other<some i32 times 3>} : () -> ()
attrlists.use []
attrlists.use [<1>, <2>] ints [3]
attrlists.use #attrlists<nums[<1>]> ints #attrlists<ints[]>
