/** How long, in milliseconds, what a test waits for may take on a busy machine; the default of the libraries is one second. */
export const longestWait = 60_000;

/** The same for a program that a test starts: until it is up. */
export const longestStart = 300_000;
