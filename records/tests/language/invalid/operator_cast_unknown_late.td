class A; class B<string s> { A x = !cast<A>(s); } def b : B<"nowhere">;
