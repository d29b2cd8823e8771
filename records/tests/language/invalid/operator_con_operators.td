def o; def q; def a { dag x = !con((o), (q)); }
