// Locations as attributes.
"my.attr"() {value = loc(unknown)} : () -> ()
"my.attr"() {value = loc("file":1:2)} : () -> ()
"my.attr"() {value = loc("name")} : () -> ()
"my.attr"() {value = loc("name"("file":3:4))} : () -> ()
"my.attr"() {value = loc(fused["a", "b"])} : () -> ()
"my.attr"() {value = loc(callsite("a" at "b"))} : () -> ()
