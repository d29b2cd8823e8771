// Each step keeps a string of its own: in all more than there is memory.
def a { string t = !foldl("", !range(0, 400000), text, n, "0123456789" # text); }
