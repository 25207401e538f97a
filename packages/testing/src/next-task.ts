/**
 * Runs everything that is ready: settled promises, their rendering, and timers that are due. It resolves in a later task of the event loop,
 * after every timer without a delay that was set before. A test that needs more than one of them should wait for a condition instead.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
