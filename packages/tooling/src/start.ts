import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { endTogether } from './end-together.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { inRoot } from './paths.ts';
import { toolEnvironment } from './run-command.ts';

/**
 * `npm start`: builds what is missing, then serves portal, elements and API with the demo data. A server that falls is started
 * again; when this is told to end, or npm is gone, the server ends in order too.
 */
let server: KeptProcess | undefined;
const { exit } = endTogether(() => server?.stop('SIGTERM'));
console.log('Foyer: building what is missing …');
await build('elements');
await build('portal');

const isProduction = process.env.NODE_ENV === 'production';
const isDemo = ['true', '1'].includes(process.env.FOYER_DEMO ?? String(!isProduction));
server = keepRunning({
  start: () =>
    spawn('node', [inRoot('packages/server/src/main.ts')], {
      stdio: 'inherit',
      env: toolEnvironment({
        FOYER_DEMO: String(isDemo),
        // The address and the accounts stay in sight: a line per call is for production.
        LOG_LEVEL: process.env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
        // The demo's brands have words of their own; yours lie where you say.
        FOYER_TEXTS_DIR: process.env.FOYER_TEXTS_DIR ?? (isDemo ? inRoot('examples/brand-texts') : ''),
        FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
        FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
      }),
    }),
  onRestart: (line) => console.error(`Foyer: the server fell. ${line}`),
});
await exit(await server.ended);
