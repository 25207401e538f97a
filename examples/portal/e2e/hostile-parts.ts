import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What old libraries do to the prototypes of a page, before anything of Foyer runs. */
export function spoilPrototypes(): void {
  const list = Array.prototype as unknown as Record<string, unknown>;
  list.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
  };
  list.each = list.first = list.contains = () => undefined;
  (String.prototype as unknown as Record<string, unknown>).toJSON = function toJSON(this: string) {
    return `"${this}"`;
  };
  Array.from = ((from: ArrayLike<unknown> | null) => (from ? [].slice.call(from) : [])) as never;
  for (const type of [Object, Function, Error, Promise, Map, Set, RegExp, Date, Number]) {
    Object.freeze(type);
    Object.freeze(type.prototype);
  }
}

/** Rules that reach everything a page has. */
export const unkindStyles = `
  * { all: unset !important; }
  *::before, *::after { content: 'X' !important; }
  :root { direction: rtl !important; font-size: 62.5%; line-height: 4; text-transform: uppercase; letter-spacing: 1em;
    color: red; white-space: pre; writing-mode: vertical-rl; -webkit-text-fill-color: lime; }`;

/** The script tag of a partner's page. */
export const loader = (base: string) =>
  `<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer"></script>`;
/** Keeps the page where it is after the sign-in. */
export const stay = `<script>document.addEventListener('foyer-signed-in', (event) => event.preventDefault())</script>`;
/** What stands on the page. */
export const widgets = '<foyer-login></foyer-login><foyer-shop page-size="4"></foyer-shop>';

/** A site of its own: what a browser allows a frame depends on where its page really came from. */
export async function serveSite(
  pages: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
