import { type RunningPortal, startPortal } from '@foyer/tooling/start-portal';
import type { ServerSettings } from '@foyer/tooling/start-server';
import { serverSettings } from './server-settings.ts';

/** A server with data of its own, and the tools that its portal frames. */
export type OwnServer = RunningPortal;

/** Starts one with the suite's settings, or others in their place; none where one is undefined. `prepare` has its data before it does. */
export const startOwnServer = (
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<OwnServer> => startPortal({ ...serverSettings, ...settings }, prepare);
