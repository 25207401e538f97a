import { spawn } from 'node:child_process';
import { endProcessTree } from './end-process-tree.ts';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';

/**
 * `npm run dev`: the server restarts on change; the portal with hot reload (also of styles in shadow roots) is on
 * http://localhost:4401 and proxies `/api`, `/media` and `/mailbox` to the server; the playground with every example
 * is on http://localhost:4402. With PORT they use the two ports after it. When one of them ends, all end.
 */
const port = Number(process.env.PORT || 4400);
if (!(port > 0 && port < 65_534)) {
  console.error(`PORT must be a whole number from 1 to 65533, not ${process.env.PORT}.`);
  process.exit(1);
}
const demo = process.env.FOYER_DEMO ?? 'true';

const start = (program: string, args: readonly string[], cwd: string, env: Record<string, string>) =>
  spawn(program, args, { cwd, stdio: 'inherit', env: toolEnvironment(env) });
const vite = (folder: string, at: number) =>
  start('vite', ['--port', String(at), '--strictPort'], inRoot(folder), {
    FOYER_API: `http://127.0.0.1:${port}`,
  });

const { exit } = endProcessTree();
const children = [
  start('node', ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')], inRoot(), {
    FOYER_DEMO: demo,
    FOYER_TEXTS_DIR: process.env.FOYER_TEXTS_DIR ?? (demo === 'true' ? inRoot('examples/brand-texts') : ''),
    PORT: String(port),
    // the server's output and its mails link to the portal with hot reload
    FOYER_PUBLIC_URL: process.env.FOYER_PUBLIC_URL ?? `http://localhost:${port + 1}`,
  }),
  vite('examples/portal', port + 1),
  vite('examples/playground', port + 2),
];

for (const child of children) {
  child.once('exit', (code) => void exit(code ?? 1));
}
