class A; class B { A a = !cast<A>("x"); } def x : A; def b : B;
