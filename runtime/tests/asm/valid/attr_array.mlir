// Arrays.
"my.attr"() {value = []} : () -> ()
"my.attr"() {value = [1, 2, 3]} : () -> ()
"my.attr"() {value = [1 : i32, "a", [true, 2.0], {a = 1}]} : () -> ()
"my.attr"() {value = [[], [[]], [[[]]]]} : () -> ()
"my.attr"() {value = [1.0, 2.0 : f32]} : () -> ()
"my.attr"() {value = [i32, f32]} : () -> ()
