// Empty file metadata.
"my.a"() : () -> ()
{-# #-}
