import { startPortal } from '@foyer/tooling/start-portal';
import { serverSettings } from './server-settings.ts';
import { portOf, workers } from './workers.ts';

/** Before the tests: a server for each worker, so that no test meets what another one does at the same time. After them: their end. */
export default async function startServers(): Promise<() => Promise<unknown>> {
  // The first one makes the story that the others get a copy of.
  const servers = [await startPortal(serverSettings)];
  while (servers.length < workers) servers.push(await startPortal(serverSettings));
  for (const [worker, { url }] of servers.entries()) process.env[portOf(worker)] = new URL(url).port;
  return () => Promise.all(servers.map((server) => server.end()));
}
