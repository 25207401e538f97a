import { spawn } from 'node:child_process';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';

/**
 * `npm run dev`: the server restarts on change; the portal reloads hot (styles in shadow roots too) on
 * http://localhost:4401 and passes `/api`, `/media` and `/mailbox` on to the server; the playground with every example
 * is on http://localhost:4402. Ending one ends all.
 */
const port = process.env.PORT ?? '4400';
const demo = process.env.FOYER_DEMO ?? 'true';

const start = (program: string, args: readonly string[], cwd: string, env: Record<string, string>) =>
  spawn(program, args, { cwd, stdio: 'inherit', env: toolEnvironment(env) });
const vite = (folder: string, at: string) =>
  start('vite', ['--port', at, '--strictPort'], inRoot(folder), { FOYER_API: `http://127.0.0.1:${port}` });

const children = [
  start('node', ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')], inRoot(), {
    FOYER_DEMO: demo,
    PORT: port,
  }),
  vite('examples/portal', '4401'),
  vite('examples/playground', '4402'),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
