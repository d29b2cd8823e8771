def i;
defvar x = !dag(i);
