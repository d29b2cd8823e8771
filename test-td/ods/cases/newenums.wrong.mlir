// 13.3
newenums.one red
// -----

// 13.3
newenums.one <green>
// -----

// 13.3
newenums.one <red> and <x>
// -----

// 13.3
newenums.one <red> and <a|x>
// -----

// 13.3
newenums.one <red> and <a|>
// -----

// 13.3
newenums.one <red> a
// -----

// 13.3
"u.x"() {a = #newenums.color<>} : () -> ()
// -----

// 13.3
newenums.two <red> tint red
// -----

// 13.3
newenums.two <red> shade green
// -----

// 13.3
newenums.two <red> shade <red>
// -----

// 13.3
"newenums.two"() <{c = #newenums.tint<red>}> : () -> ()
// -----

// 13.3
"newenums.two"() <{c = #newenums.color<red>, t = #newenums.color<red>}> : () -> ()
// -----

// 13.3
newenums.plain <red>, red
