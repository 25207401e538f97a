import { longestStart } from '@foyer/testing/test-limits';
import { type RunningPortal, startPortal } from '@foyer/tooling/start-portal';
import type { ServerSettings } from '@foyer/tooling/start-server';
import { test } from 'playwright/test';
import { serverSettings } from './server-settings.ts';

/** A server with separate data, and the tools that its portal frames. */
export type OwnServer = RunningPortal;

/**
 * Starts a server for a test or hook, whose time-out is extended by the time of the start. `settings` override those of the suite; undefined
 * removes one. `prepare` gets the data folder before the start.
 */
export function startOwnServer(
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<OwnServer> {
  test.setTimeout(test.info().timeout + longestStart);
  return startPortal({ ...serverSettings, ...settings }, prepare);
}
