import { isOwnApi, pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Whether any response comes; `no-cors` hides its content and needs no permission. */
const answers = (url: string, mode: RequestMode): Promise<boolean> =>
  globalThis.fetch(url, { mode, credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Explains a call without a response. If the server is available and only refuses pages of this origin, which a browser hides from scripts,
 * the console says so with the remedy, for the page's developer. Returns whether it did.
 */
export async function explainRefusal({ apiBase, brand }: SdkOptions): Promise<boolean> {
  if (!apiBase || !globalThis.location || isOwnApi(apiBase)) return false;
  // a page without an origin is allowed, where it is, as `null`
  const origin = pageOrigin() ?? 'null';
  const query = brand ? `?brand=${encodeURIComponent(brand)}` : '';
  if (await answers(`${apiBase}/api/portal/environment${query}`, 'cors')) return false;
  if (!(await answers(`${apiBase}/healthz`, 'no-cors'))) return false;
  const which = brand ?? '<brand>';
  console.error(
    `Foyer: ${apiBase} does not let pages of ${origin} use ${brand ? `the brand "${brand}"` : 'any brand'}. Its operator allows them with: npm run origins -- allow ${which} ${origin}`,
  );
  return true;
}
