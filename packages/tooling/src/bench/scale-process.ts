import { spawn } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { toolEnvironment } from '../run-command.ts';

/** A server with data of real size in a separate process. */
export interface ScaleProcess {
  /** The address of its API. */
  readonly api: string;
  readonly pid: number;
  readonly end: () => void;
}

/** Starts one on a PostgreSQL server with a filled database of real size. */
export async function startScaleProcess(
  databaseUrl: string,
  program = inRoot('packages/server/test/serve-scale.ts'),
): Promise<ScaleProcess> {
  const server = spawn('node', [program, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('exit', (code) => reject(new Error(`The server exited with code ${code}.`)));
  });
  return { api: `${url}/api/portal`, pid: server.pid ?? 0, end: () => server.kill('SIGTERM') };
}
