/** Number of test files that run at a time: a test waits for its page twice as long as it computes. */
export const workers = 2;

/** Name of the environment variable with the port of a worker's server. */
export const portOf = (worker: number | string) => `FOYER_E2E_PORT_${worker}`;
