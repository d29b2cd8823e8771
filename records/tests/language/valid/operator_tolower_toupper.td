// !tolower and !toupper
class Of<string s> { string l = !tolower(s); string u = !toupper(s); }
def of : Of<"Hello, World 42">;
def literal { string l = !tolower("ABC"); string u = !toupper("xyz_é"); }
