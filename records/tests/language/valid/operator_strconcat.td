// !strconcat, of two and of more strings
class Of<string s> { string a = !strconcat(s, "!"); string b = !strconcat("<", s, ">", s); code c = !strconcat([{x }], s); }
def of : Of<"hello">;
def literal { string s = !strconcat("a", "b", "c"); string e = !strconcat("", ""); }
