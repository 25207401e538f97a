import { isOwnApi, pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Whether an answer of any kind comes; `no-cors` hides what it says and asks no consent. */
const answers = (url: string, mode: RequestMode): Promise<boolean> =>
  globalThis.fetch(url, { mode, credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * After a call that got no answer: where the server is there and only refuses pages of this origin, which a browser hides from
 * scripts, it says so with the remedy, for the page's developer. Answers whether it did.
 */
export async function explainRefusal({ apiBase, brand }: SdkOptions): Promise<boolean> {
  if (!apiBase || !globalThis.location || isOwnApi(apiBase)) return false;
  // a page of no origin is let in, where it is, as `null`
  const origin = pageOrigin() ?? 'null';
  const query = brand ? `?brand=${encodeURIComponent(brand)}` : '';
  if (await answers(`${apiBase}/api/portal/environment${query}`, 'cors')) return false;
  if (!(await answers(`${apiBase}/healthz`, 'no-cors'))) return false;
  const which = brand ?? '<brand>';
  console.error(
    `Foyer: ${apiBase} does not let pages of ${origin} use ${brand ? `the brand "${brand}"` : 'any brand'}. Whoever runs it allows them with: npm run origins -- allow ${which} ${origin}`,
  );
  return true;
}
