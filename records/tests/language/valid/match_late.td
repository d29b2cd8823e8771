class A<string s> { bit m = !match(s, "^op\\."); string t = !if(!match(s, "add|sub"), "arith", "other"); } def a : A<"op.add">; def b : A<"mul">;
