class A { list<int> l = [1]; string s = "a"; } class B : A { let l = [1, 2]; } def b : B { let l = [3] # [4]; let s = "b" # "c"; }
