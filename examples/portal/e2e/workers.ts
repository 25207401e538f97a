/** How many test files run at a time: a test waits for its page twice as long as it computes. */
export const workers = 2;

/** The variable of the environment that tells a worker the port of its server. */
export const portOf = (worker: number | string) => `FOYER_E2E_PORT_${worker}`;
