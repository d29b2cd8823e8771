def r; def a { bit x = !empty(r); }
