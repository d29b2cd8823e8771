// Aliases of attributes, of each other, before and after use.
#a = 1 : i32
#b = [#a, #a]
#c_unused = "x"
"my.a"() {x = #a, y = #b} : () -> ()
#late = {k = #b}
"my.a"() {z = #late} : () -> ()
