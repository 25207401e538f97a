import { type RunningPortal, startPortal } from '@foyer/tooling/start-portal';
import type { ServerSettings } from '@foyer/tooling/start-server';
import { serverSettings } from './server-settings.ts';

/** A server with separate data, and the tools that its portal frames. */
export type OwnServer = RunningPortal;

/** Starts one with the suite's settings, overridden by `settings`; undefined removes one. `prepare` gets the data folder before the start. */
export const startOwnServer = (
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<OwnServer> => startPortal({ ...serverSettings, ...settings }, prepare);
