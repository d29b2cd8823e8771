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
