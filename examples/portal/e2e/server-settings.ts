import { inRoot } from '@foyer/tooling/paths';

/** The demo as the tests meet it, beside its folder. */
export const serverSettings = {
  PORT: '0',
  HOST: '127.0.0.1',
  FOYER_DEMO: 'true',
  // What a test orders stays where it is; a story of its own server lets it move.
  FOYER_DEMO_STEP_SECONDS: '0',
  FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
  FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
  FOYER_TEXTS_DIR: inRoot('examples/brand-texts'),
  // Every test signs in for itself.
  FOYER_LOGINS_PER_MINUTE: '100000',
  FOYER_FAILED_LOGINS_PER_HOUR: '100000',
  // Many tests are one person at once.
  FOYER_WRITES_PER_MINUTE: '100000',
  LOG_LEVEL: 'warn',
} as const;
