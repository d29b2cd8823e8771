{-# external_resources: { e: { a: foo } } #-}
