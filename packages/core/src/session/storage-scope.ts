import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Returns the suffix of every name that an SDK stores in the browser (decision 0051). */
export const storageScope = (options: SdkOptions): string => options.storageScope ?? defaultScope(options);

/** Returns the name of the stored tokens. */
export const allModesKey = (scope: string): string => `USER_ACCESS_ALL_MODE${scope}`;
/** Returns the name of the stored language that the user chose in this tab. */
export const languageKey = (scope: string): string => `USER_LANGUAGE${scope}`;

function defaultScope({ apiBase = '', brand = '' }: SdkOptions): string {
  const api = apiOrigin(apiBase);
  return `${api === '' ? '' : `.${api}`}${brand === '' ? '' : `.${brand}`}`;
}

/** Returns the API's URL without scheme, empty for the page's own origin. Cookie names allow only letters, digits, - . _. */
function apiOrigin(apiBase: string): string {
  const ownOrigin = pageOrigin();
  const base = apiBase.replace(/\/+$/, '');
  const rest = ownOrigin && base.startsWith(ownOrigin) ? base.slice(ownOrigin.length) : base;
  return rest.replace(/^https?:\/\//, '').replace(/[^\w.-]+/g, '_');
}
