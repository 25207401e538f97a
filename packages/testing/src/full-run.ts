/** True in `npm test -- --full`, which also runs long tests; the default run has a short form of each. */
export const isFullRun = process.env.FOYER_TEST_FULL === 'true';
