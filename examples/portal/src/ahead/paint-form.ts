import type { DocumentPage } from './document-page.ts';

type Global = Record<symbol, unknown>;
const page = globalThis as unknown as Global;
const painter = Symbol.for('foyer.paint');

/** The address of the elements' first stage. */
const stage = '/elements/stage.js';

/** Waits until the document is parsed up to the place of the form; deferred scripts run before a document counts as parsed. */
function untilPlace(): Promise<Element> {
  const find = () => document.querySelector('#shell foyer-login');
  return new Promise((resolve) => {
    const known = find();
    if (known) return resolve(known);
    const observer = new MutationObserver(() => {
      const host = find();
      if (!host) return;
      observer.disconnect();
      resolve(host);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Paints the login form by the first stage of `<foyer-login>`, once both are loaded. Without the stage, React draws the form. */
export async function paintForm({ locale, brand }: DocumentPage): Promise<void> {
  const below = [locale, brand].filter(Boolean).join('/');
  page[Symbol.for('foyer.settings')] = { hrefForgetPassword: `/${below}/forget-password` };
  const loaded = import(/* @vite-ignore */ stage).catch(() => undefined);
  const host = await untilPlace();
  await loaded;
  const paint = page[painter] as ((host: Element) => void) | undefined;
  if (!host.isConnected || !paint) return;
  if (brand !== null) host.setAttribute('brand', brand);
  paint(host);
}
