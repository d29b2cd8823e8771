assert 0, "m";
$
