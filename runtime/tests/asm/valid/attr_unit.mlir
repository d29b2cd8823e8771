// Unit attributes.
"my.attr"() {value = unit} : () -> ()
"my.attr"() {value = [unit, unit]} : () -> ()
"my.attr"() {value = {a = unit, b}} : () -> ()
