// An operation that uses its own result.
%x = "my.loop"(%x) : (i32) -> i32
