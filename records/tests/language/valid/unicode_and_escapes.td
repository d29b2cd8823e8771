def a { string s = "日本語"; int n = !size("日本語"); string t = !toupper("ß"); string q = "\t\\"; code c = [{ → }]; }
