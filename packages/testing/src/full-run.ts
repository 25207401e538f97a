/** True in `npm test -- --full`, which also runs what takes long; the default run has a short form of each such test. */
export const isFullRun = process.env.FOYER_TEST_FULL === 'true';
