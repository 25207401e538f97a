import { createServer, type Server as HttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '../create-server.ts';

/** Serves a fetch handler over HTTP with Node. Every phase of a call has its limit, so nobody holds a connection for ever. */
export function listen(
  { port, host }: { port: number; host: string },
  fetch: Server['fetch'],
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const { remoteAddress } = incoming.socket;
      return fetch(request, remoteAddress ? { remoteAddress } : {});
    },
    { overrideGlobalObjects: false },
  );
  const limits = {
    requestTimeout: 330_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 20_000,
    maxHeaderSize: 16_384,
  };
  const http = createServer(limits, listener);
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve(http));
  });
}
