import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Changes the prototypes of a page as old libraries do, before any code of Foyer runs. */
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

/** Rules that apply to every element of a page. */
export const unkindStyles = `
  * { all: unset !important; }
  *::before, *::after { content: 'X' !important; }
  :root { direction: rtl !important; font-size: 62.5%; line-height: 4; text-transform: uppercase; letter-spacing: 1em;
    color: red; white-space: pre; writing-mode: vertical-rl; -webkit-text-fill-color: lime; }`;

/** The script tag of a partner's page. */
export const loader = (base: string) =>
  `<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer"></script>`;
/** Prevents the navigation after the sign-in. */
export const stay = `<script>document.addEventListener('foyer-signed-in', (event) => event.preventDefault())</script>`;
/** The widgets of the page. */
export const widgets = '<foyer-login></foyer-login><foyer-shop page-size="4"></foyer-shop>';

/** Serves pages on their own origin: the permissions of a frame depend on the real origin of its page. */
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
