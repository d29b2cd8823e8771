%i = "u.i"() : () -> i32

literals.words from %i to here
literals.words from %i to here {a = 1 : i8}
literals.marks <%i, %i>
literals.marks <%i, %i> {b}
literals.arrow %i -> %i
literals.brackets ([%i] {%i})
literals.symbols := %i ? + - * ...
literals.tight %i,%i  end() {x}
literals.lines %i %i
literals.dotted a.b c$d _e
literals.compare << %i >> ==
