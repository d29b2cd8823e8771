defvar a = [1];
dump a;
$
