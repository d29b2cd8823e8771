// line comment
/* block */ def a; /* nested /* inner */ still comment */ def b; // end
def /* between */ c /* tokens */ { int x /**/ = /* // not a line */ 1; } // "string in comment
/* " */ def d;
