class A; def b { A a = A; }
