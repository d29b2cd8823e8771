{-# external_resources: { e: { a:"foo"  b: "foo"} } #-}
