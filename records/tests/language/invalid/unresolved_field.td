class A<string s> { int x = !cast<B0>(s).v; } class B0 { int v; } def a : A<"b">;
