import type { Branding } from '@foyer/contract/session/session.schema';
import { defaultPrimaryColor } from '../theme/default-primary-color.ts';
import { parseColor, toHex } from '../theme/parse-color.ts';

/** A brand's look with every value checked. */
export interface SafeBranding {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly logoSmallUrl: string | null;
  readonly faviconUrl: string | null;
  /** `#95c11f` */
  readonly primaryColor: string;
}

/** Checks a branding from outside: a colour that is none gives the default, an address that is unsafe gives none. */
export function sanitizeBranding(branding: Branding, apiBase: string): SafeBranding {
  const color = parseColor(branding.primaryColor);
  return {
    id: branding.id,
    name: branding.name,
    logoUrl: safeUrl(branding.logoUrl, apiBase),
    logoSmallUrl: safeUrl(branding.logoSmallUrl, apiBase),
    faviconUrl: safeUrl(branding.faviconUrl, apiBase),
    primaryColor: color === null ? defaultPrimaryColor : toHex(color),
  };
}

/** An absolute address that is https or of the API's or the page's own origin; null for any other. */
export function safeUrl(text: string | null | undefined, apiBase: string): string | null {
  if (!text) return null;
  const page = globalThis.location?.href;
  const own = page && /^https?:/.test(page) ? new URL(page) : null;
  try {
    const base = new URL(apiBase || '/', own ?? 'https://invalid.invalid');
    const url = new URL(text, base);
    const isOwn = url.origin === base.origin || url.origin === own?.origin;
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) return null;
    if (url.username !== '' || url.password !== '') return null;
    return url.hostname === 'invalid.invalid' ? text : url.href;
  } catch {
    return null;
  }
}
