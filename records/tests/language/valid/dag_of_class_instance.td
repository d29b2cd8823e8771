class Op<string m> { string n = m; } def d { dag g = (Op<"a"> 1, Op<"b">); string s = !cast<string>(!getdagop((Op<"c">))); }
