// Truth values.
"my.attr"() {value = true} : () -> ()
"my.attr"() {value = false} : () -> ()
"my.attr"() {value = [true, false]} : () -> ()
"my.attr"() {value = 1 : i1} : () -> ()
"my.attr"() {value = 0 : i1} : () -> ()
"my.attr"() {value = -1 : i1} : () -> ()
