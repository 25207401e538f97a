/** The demo as tests meet it, whoever starts it. */
export const testServerSettings = {
  // What a test orders stays where it is.
  FOYER_DEMO_STEP_SECONDS: '0',
  // Every test signs in for itself.
  FOYER_LOGINS_PER_MINUTE: '100000',
  FOYER_FAILED_LOGINS_PER_HOUR: '100000',
  // Many tests are one person at once.
  FOYER_WRITES_PER_MINUTE: '100000',
} as const;
