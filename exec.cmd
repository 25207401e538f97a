@rem Scripts begin with exec, so that signals to npm reach them. Where cmd runs them, this is it.
@%*
