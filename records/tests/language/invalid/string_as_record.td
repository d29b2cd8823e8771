class A; def r : A; def a { A x = "r"; }
