def a { bit x = !lt("a", "b"); bit y = !gt("B", "a"); bit z = !le("", "a"); bit w = !eq("a" # "b", "ab"); bit v = !lt("abc", "abd"); bit u = !ge("é", "z"); }
