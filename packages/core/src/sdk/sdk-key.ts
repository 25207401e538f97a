import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Returns the key of an API and a brand; two notations of the same URL have one key. */
export function sdkKey({ apiBase = '', brand = '' }: SdkOptions): string {
  const ownOrigin = pageOrigin();
  const base = apiBase.replace(/\/+$/, '');
  const isOwn = ownOrigin !== undefined && (base === ownOrigin || base.startsWith(`${ownOrigin}/`));
  return `${isOwn ? base.slice(ownOrigin.length) : base}|${brand}`;
}
