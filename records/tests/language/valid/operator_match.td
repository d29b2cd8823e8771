// !match searches for a regular expression
class Of<string s> { bit whole = !match(s, "^a.*z$"); bit part = !match(s, "b+"); bit set = !match(s, "[0-9]"); bit dot = !match(s, "a\\.b"); bit cls = !match(s, "[[:upper:]]"); bit alt = !match(s, "(x|y){2}"); }
def a : Of<"abbz">; def b : Of<"a1">; def c : Of<"a.b">; def d : Of<"axyB">; def e : Of<"">;
