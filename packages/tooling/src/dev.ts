import { spawn } from 'node:child_process';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';

/**
 * `npm run dev`: the server restarts on change, the portal reloads hot (styles in shadow roots too) on
 * http://localhost:4401 and passes `/api` and `/media` on to the server.
 */
const port = process.env.PORT ?? '4400';
const server = spawn('node', ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')], {
  stdio: 'inherit',
  env: toolEnvironment({ FOYER_DEMO: process.env.FOYER_DEMO ?? 'true', PORT: port }),
});
const portal = spawn('vite', ['--port', '4401', '--strictPort'], {
  cwd: inRoot('examples/portal'),
  stdio: 'inherit',
  env: toolEnvironment({ FOYER_API: `http://127.0.0.1:${port}` }),
});
const stop = () => {
  server.kill('SIGTERM');
  portal.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
portal.on('exit', stop);
server.on('exit', (code) => {
  stop();
  process.exit(code ?? 0);
});
