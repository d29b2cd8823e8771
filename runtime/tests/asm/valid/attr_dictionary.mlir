// Dictionaries: sorted, with names of all sorts.
"my.attr"() {value = {}} : () -> ()
"my.attr"() {value = {a = 1}} : () -> ()
"my.attr"() {value = {b = 1, a = 2, c}} : () -> ()
"my.attr"() {value = {"quoted name" = 1, "a.b" = 2, c.d = 3, "1" = 4}} : () -> ()
"my.attr"() {value = {a = {b = {c = {}}}}} : () -> ()
"my.attr"() {value = {i32 = 1, true = 2, tensor = 3, unit = 4, loc = 5}} : () -> ()
"my.attr"() {value = {A = 1, a = 2, Z = 3, _ = 4}} : () -> ()
