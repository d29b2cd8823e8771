def i;
defvar x = !dag i, [1], ["a"];
