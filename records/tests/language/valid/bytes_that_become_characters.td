// Parts of a character are bytes, and become the character again.
def a { string s = !substr("Ã©", 0, 1); string t = !substr("Ã©", 1) # "x"; bit e = !eq(!substr("Ã©", 0, 1) # !substr("Ã©", 1), "Ã©"); }
def b { string s = "Ã" "©"; bit e = !eq("Ã" "©", "Ã©"); bit f = !eq("Ã" # "©", "Ã©"); bit g = !eq(!interleave(["Ã", "©"], ""), "Ã©"); bit h = !eq(!strconcat("Ã", "©", "x"), "Ã©x"); }
def c { string t = !subst("Ã", "x", "Ã©"); string u = !subst("é", "Ã©", "aébé"); bit w = !eq(!subst("a", "Ã", "a©"), "Ã©"); }
def d { string s = !foldl("", ["Ã", "©"], a, b, a # b); bit e = !eq(s, "Ã©"); }
