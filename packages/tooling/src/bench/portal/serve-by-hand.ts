import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Reads the content of a screen from the page as HTML, including shadow roots. */
const readContent = (page: Page) =>
  page.evaluate(() => {
    const parts: string[] = [];
    const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const walk = (node: Node): void => {
      if (node instanceof Text && node.data.trim() && node.parentElement?.checkVisibility())
        parts.push(`<p>${asHtml(node.data.trim())}</p>`);
      if (node instanceof HTMLImageElement && node.complete)
        parts.push(`<img src="${node.src}" width="${node.width}" height="${node.height}" alt="">`);
      if (node instanceof HTMLInputElement) parts.push(`<input type="${node.type}">`);
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
      const inner = node instanceof Element ? node.shadowRoot : null;
      for (const child of (inner ?? node).childNodes) walk(child);
    };
    walk(document.body);
    return parts.join('\n');
  });

const written = (content: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>by hand</title>
<style>body{max-width:360px;margin:16px auto;font:14px/20px system-ui}input{display:block;min-height:40px}p{margin:8px 0}</style>
</head><body>${content}</body></html>`;

/** Serves the same content as static HTML, the lower bound for any application. */
export async function serveByHand(pages: Readonly<Record<string, Page>>) {
  const bodies = new Map<string, Buffer>();
  for (const [name, page] of Object.entries(pages))
    bodies.set(`/${encodeURIComponent(name)}`, brotliCompressSync(written(await readContent(page))));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (!body) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    urlOf: (name: string) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(name)}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
