%0 = {{crate_name}}.constant 6
%1 = {{crate_name}}.constant 7
%2 = {{crate_name}}.constant 1
%3 = {{crate_name}}.mul %0, %1
%4 = {{crate_name}}.mul %3, %2
{{crate_name}}.print "answer" %4
