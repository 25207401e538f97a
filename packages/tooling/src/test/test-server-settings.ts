/** Settings of the demo server for all tests. */
export const testServerSettings = {
  // Orders of a test do not advance by themselves.
  FOYER_DEMO_STEP_SECONDS: '0',
  // Every test signs in separately.
  FOYER_LOGINS_PER_MINUTE: '100000',
  FOYER_FAILED_LOGINS_PER_HOUR: '100000',
  // Many tests use the same account at the same time.
  FOYER_WRITES_PER_MINUTE: '100000',
} as const;
