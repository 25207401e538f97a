import { type RunningServer, type ServerSettings, startServer } from '@foyer/tooling/start-server';
import { serverSettings } from './server-settings.ts';

/** A server with data of its own. */
export type OwnServer = RunningServer;

/** Starts one with the suite's settings, or others in their place; none where one is undefined. `prepare` has its data before it does. */
export const startOwnServer = (
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<OwnServer> => startServer({ ...serverSettings, ...settings }, prepare);
