// Function types.
"my.type"() {value = () -> ()} : () -> ()
"my.type"() {value = () -> i32} : () -> ()
"my.type"() {value = (i32) -> ()} : () -> ()
"my.type"() {value = (i32, f32) -> (i32, f32)} : () -> ()
"my.type"() {value = () -> (() -> ())} : () -> ()
"my.type"() {value = (() -> i32) -> i32} : () -> ()
"my.type"() {value = () -> (i32)} : () -> ()
"my.type"() {value = ((i32) -> ()) -> ((i32) -> ())} : () -> ()
