import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page with these headers, both evaluated for each request, from a separate origin. */
export async function serveSite(
  html: () => string,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers() });
    response.end(html());
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () => {
      site.close();
      site.closeAllConnections();
    },
  };
}
