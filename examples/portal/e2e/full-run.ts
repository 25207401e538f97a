/** True in `npm test -- --full`, which also runs what takes long. */
export const isFullRun = process.env.FOYER_TEST_FULL === 'true';
