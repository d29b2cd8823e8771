// !subst in strings, of records, and of variables
class A; def x : A; def y : A; def z : A;
class Of<string s, A r> { string t = !subst("a", "bb", s); A q = !subst(x, y, r); string none = !subst("zz", "", s); }
def one : Of<"banana", x>; def two : Of<"", z>;
def literal { string s = !subst("$(x)", "1", "$(x)+$(x)"); string shorter = !subst("ab", "", "abcab"); }
