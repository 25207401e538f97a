/** Longest wait of a test on a busy machine, in milliseconds; the default of the libraries is one second. */
export const longestWait = 60_000;

/** Longest start of a program that a test runs, in milliseconds. */
export const longestStart = 300_000;
