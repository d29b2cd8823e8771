def o; def a { dag x = !con((o), [1]); }
