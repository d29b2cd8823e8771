// Back-references, which POSIX has in basic expressions only, and LLVM in extended ones.
class Texts { list<string> all = ["", "a", "aa", "aaa", "ab", "abba", "abab", "bb", "bbb", "axa", "abxab", "yy", "1a10", "aa0", "éé", "a.a.", "x", "aaabbb", "b", "a bb", "aab", "abcda", "abcab"]; }
def texts : Texts;
def m0 { list<bit> m = !foreach(t, texts.all, !match(t, "(a)\\1")); }
def m1 { list<bit> m = !foreach(t, texts.all, !match(t, "^(.)(.)\\2\\1$")); }
def m2 { list<bit> m = !foreach(t, texts.all, !match(t, "^(.*)\\1$")); }
def m3 { list<bit> m = !foreach(t, texts.all, !match(t, "(a|b)\\1{2}")); }
def m4 { list<bit> m = !foreach(t, texts.all, !match(t, "^((a|b)+)x\\1$")); }
def m5 { list<bit> m = !foreach(t, texts.all, !match(t, "(a)?b\\1")); }
def m6 { list<bit> m = !foreach(t, texts.all, !match(t, "^(a*)(b*)\\2\\1$")); }
def m7 { list<bit> m = !foreach(t, texts.all, !match(t, "(a){0}(b)\\2")); }
def m8 { list<bit> m = !foreach(t, texts.all, !match(t, "(a){0}(b)\\1")); }
def m9 { list<bit> m = !foreach(t, texts.all, !match(t, "([[:alpha:]])\\1")); }
def m10 { list<bit> m = !foreach(t, texts.all, !match(t, "[[:<:]](a+)\\1[[:>:]]")); }
def m11 { list<bit> m = !foreach(t, texts.all, !match(t, "(x|(y))\\1")); }
def m12 { list<bit> m = !foreach(t, texts.all, !match(t, "(.)\\10")); }
def m13 { list<bit> m = !foreach(t, texts.all, !match(t, "^(..)\\1$")); }
def m14 { list<bit> m = !foreach(t, texts.all, !match(t, "^([^a])\\1")); }
def m15 { list<bit> m = !foreach(t, texts.all, !match(t, "(a)[\\1]")); }
def m16 { list<bit> m = !foreach(t, texts.all, !match(t, "(a\\.)\\1")); }
def m17 { list<bit> m = !foreach(t, texts.all, !match(t, "(a)$|^(b)\\2+$")); }
def m18 { list<bit> m = !foreach(t, texts.all, !match(t, "^(a|ab)(c|bcd)\\1")); }
def m19 { list<bit> m = !foreach(t, texts.all, !match(t, "(\\xff)\\1")); }
