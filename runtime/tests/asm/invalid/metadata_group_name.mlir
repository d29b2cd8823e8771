{-# external_resources: { 12: { a:foo } } #-}
