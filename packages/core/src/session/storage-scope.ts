import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Ends every name an SDK keeps in the browser (decision 0051). */
export const storageScope = (options: SdkOptions): string => options.storageScope ?? defaultScope(options);

/** Where all tokens are kept. */
export const allModesKey = (scope: string): string => `USER_ACCESS_ALL_MODE${scope}`;
/** Where the language is kept that the user chose in this tab. */
export const languageKey = (scope: string): string => `USER_LANGUAGE${scope}`;

function defaultScope({ apiBase = '', brand = '' }: SdkOptions): string {
  const api = apiOrigin(apiBase);
  return `${api === '' ? '' : `.${api}`}${brand === '' ? '' : `.${brand}`}`;
}

/** The API's address without scheme, empty for the page's own origin. Cookie names allow letters, digits, - . _ only. */
function apiOrigin(apiBase: string): string {
  const own = pageOrigin();
  const base = apiBase.replace(/\/+$/, '');
  const rest = own && base.startsWith(own) ? base.slice(own.length) : base;
  return rest.replace(/^https?:\/\//, '').replace(/[^\w.-]+/g, '_');
}
