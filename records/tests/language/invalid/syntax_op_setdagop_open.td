defvar x = !setdagop;
