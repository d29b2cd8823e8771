def a { bit b = 0b11; }
