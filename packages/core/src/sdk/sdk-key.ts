import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Returns the key of an API and a brand; two notations of the same URL have one key. */
export function sdkKey({ apiBase = '', brand = '' }: SdkOptions): string {
  const own = pageOrigin();
  const base = apiBase.replace(/\/+$/, '');
  const isOwn = own !== undefined && (base === own || base.startsWith(`${own}/`));
  return `${isOwn ? base.slice(own.length) : base}|${brand}`;
}
