class A { int NAMEs = 1; int fields = 2; int classes = 3; int default = 4; int dump_ = 5; } def a : A;
