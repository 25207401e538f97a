import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createTools } from './create-tools.ts';

/**
 * `PORTAL_URL=http://localhost:4400 PORT=4401 node main.ts` serves the tools of three invented vendors on this machine. `FRAMED_BY` names pages
 * beside the portal that may frame them, with blanks between them.
 */
const { PORTAL_URL: portalUrl = 'http://localhost:4400', PORT: port = '4401', FRAMED_BY = '' } = process.env;
const { fetch } = createTools({
  portalUrl,
  framedBy: FRAMED_BY.split(' ').filter(Boolean),
  pages: join(import.meta.dirname, '..', '..', 'dist'),
  now: () => new Date(),
  fetch: globalThis.fetch,
});
const server = serve({ fetch, port: Number(port), hostname: '127.0.0.1' }, (address) =>
  console.log(`The tools are ready: http://tools.localhost:${address.port}`),
);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close(() => process.exit());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
