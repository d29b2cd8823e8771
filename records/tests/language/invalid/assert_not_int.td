assert "s", "message";
