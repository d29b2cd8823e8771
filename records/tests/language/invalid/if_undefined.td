if missing then def a;
