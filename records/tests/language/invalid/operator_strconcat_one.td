def a { string x = !strconcat("a"); }
