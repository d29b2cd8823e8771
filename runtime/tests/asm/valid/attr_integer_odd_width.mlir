// Integers of odd widths.
"my.attr"() {value = 1 : i3} : () -> ()
"my.attr"() {value = -4 : i3} : () -> ()
"my.attr"() {value = 7 : i3} : () -> ()
"my.attr"() {value = 100 : i17} : () -> ()
"my.attr"() {value = -1 : i31} : () -> ()
"my.attr"() {value = 1 : i63} : () -> ()
"my.attr"() {value = 5 : ui5} : () -> ()
"my.attr"() {value = -3 : si5} : () -> ()
