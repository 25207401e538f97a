/**
 * Lets run what is ready: promises that are settled, what is drawn of them, and timers that are due. It resolves in a later task of the event
 * loop, after every timer without a delay that was set before. A test that needs more of it than one waits for something else.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
