def a { bit x = !isa<Missing>(1); }
