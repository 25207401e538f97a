import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { endProcessTree } from './end-process-tree.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';
import { freePort, spawnTools, toolsUrlAt } from './start-tools.ts';

/**
 * `npm start`: builds missing parts, then serves portal, elements and API with the demo data, and the tools of three vendors.
 * A process that crashes is restarted; on a signal, or when npm has ended, all processes end in order.
 */
let server: KeptProcess | undefined;
let tools: KeptProcess | undefined;
const { exit } = endProcessTree(() => {
  server?.stop('SIGTERM');
  tools?.stop('SIGTERM');
});
console.log('Foyer: building missing parts …');
await build('elements');
await build('portal');

const isProduction = process.env.NODE_ENV === 'production';
const isDemo = ['true', '1'].includes(process.env.FOYER_DEMO ?? String(!isProduction));
const port = Number(process.env.PORT || 4400) || (await freePort());
let toolsUrl = process.env.FOYER_TOOLS_URL;
if (isDemo && !toolsUrl) {
  await build('tools');
  const place = {
    port: await freePort(),
    portalUrl: process.env.FOYER_PUBLIC_URL ?? `http://localhost:${port}`,
  };
  toolsUrl = toolsUrlAt(place.port);
  tools = keepRunning({
    start: () => spawnTools(place, 'ignore'),
    onRestart: (line) => console.error(`Foyer: the tools crashed. ${line}`),
  });
}
server = keepRunning({
  start: () =>
    spawn('node', [inRoot('packages/server/src/main.ts')], {
      stdio: 'inherit',
      env: toolEnvironment({
        FOYER_DEMO: String(isDemo),
        FOYER_TOOLS_URL: toolsUrl,
        PORT: String(port),
        // the address and the accounts stay visible; only production logs a line per call
        LOG_LEVEL: process.env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
        // the demo's brands have their own texts; FOYER_TEXTS_DIR names the folder of yours
        FOYER_TEXTS_DIR: process.env.FOYER_TEXTS_DIR ?? (isDemo ? inRoot('examples/brand-texts') : ''),
        FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
        FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
      }),
    }),
  onRestart: (line) => console.error(`Foyer: the server crashed. ${line}`),
});
await exit(await server.ended);
