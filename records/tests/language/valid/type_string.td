def a { string s = "plain"; string e = "tab\t newline\n quote\" backslash\\ single\'"; string joined = "a" "b"
  "c"; string empty = ""; code c = [{ any "text" }]; string fromCode = [{x}]; code fromString = "y"; string utf = "héllo ☃"; }
