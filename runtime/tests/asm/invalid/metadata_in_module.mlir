module { {-# external_resources: {} #-} }
