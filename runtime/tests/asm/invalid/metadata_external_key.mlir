{-# external_resources: { e: { 12:foo } } #-}
