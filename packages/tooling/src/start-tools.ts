import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';

/** The origin of the demo's tools. Browsers resolve names that end in `.localhost` to this machine. */
export const toolsUrlAt = (port: number): string => `http://tools.localhost:${port}`;

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface ToolsOptions {
  readonly port: number;
  /** The portal whose users sign in at the tools. */
  readonly portalUrl: string;
}

/**
 * Starts the built servers of the demo's tools (`examples/tools`) in a separate process, which ends with this one. Any page may frame the
 * tools, as any page may embed the demo's brands.
 */
export function spawnTools({ port, portalUrl }: ToolsOptions, stdout: 'ignore' | 'pipe'): ChildProcess {
  const program = inRoot('examples/tools/src/server/main.ts');
  const stdio: SpawnOptions['stdio'] = ['ignore', stdout, 'inherit', 'ipc'];
  const env = toolEnvironment({ PORT: String(port), PORTAL_URL: portalUrl, FRAMED_BY: '*' });
  return spawn('node', [inRoot('packages/tooling/src/end-with-parent.ts'), program], { stdio, env });
}
