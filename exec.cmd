@rem Scripts begin with exec, so that signals to npm reach them (decision 0151). Where cmd runs them, this is it.
@%*
