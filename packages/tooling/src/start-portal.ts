import { once } from 'node:events';
import { builtFolders, type RunningServer, type ServerSettings, startServer } from './start-server.ts';
import { freePort, spawnTools, toolsUrlAt } from './start-tools.ts';

/** A server, and the tools that its portal frames. */
export interface RunningPortal extends RunningServer {
  /** The tools' origin by its number, for clients that cannot resolve its name. */
  readonly toolsPort: number;
}

/** Starts the server with the demo, as `startServer` does, and the vendors of the demo's tools beside it, each on any free port. */
export async function startServerWithTools(
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<RunningPortal> {
  const toolsPort = await freePort();
  const server = await startServer({ FOYER_TOOLS_URL: toolsUrlAt(toolsPort), ...settings }, prepare);
  const portalUrl = settings.FOYER_PUBLIC_URL ?? `http://localhost:${new URL(server.url).port}`;
  const tools = spawnTools({ port: toolsPort, portalUrl }, 'pipe');
  const exited = once(tools, 'exit');
  const end = async () => {
    tools.kill('SIGTERM');
    await Promise.all([exited, server.end()]);
  };
  const isReady = tools.stdout ? once(tools.stdout, 'data') : exited;
  await Promise.race([isReady, exited]);
  if (tools.exitCode === null && tools.signalCode === null) return { url: server.url, toolsPort, end };
  await end();
  throw new Error('The tools did not start.');
}

/** Starts a server with its tools, as `startServerWithTools` does, that answers with the built portal and elements too. */
export const startPortal = (
  settings: ServerSettings = {},
  prepare?: (dataDir: string) => void,
): Promise<RunningPortal> => startServerWithTools({ ...builtFolders, ...settings }, prepare);
