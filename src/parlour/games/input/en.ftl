input-title = Input
