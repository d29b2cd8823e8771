defvar x = !listremove([1], [2];
