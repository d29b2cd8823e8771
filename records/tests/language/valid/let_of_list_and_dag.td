class A { list<string> l = []; dag d = ?; } def o; let l = ["x", "y"], d = (o 1) in { def a : A; def b : A { let l = []; } }
