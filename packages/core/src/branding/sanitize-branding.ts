// @chunk guard
import type { Branding } from '@foyer/contract/session/session.schema';
import { defaultPrimaryColor } from '../theme/default-primary-color.ts';
import { parseColor, toHex } from '../theme/parse-color.ts';
import { safeUrl } from './safe-url.ts';

/** Appearance of a brand with every value checked. */
export interface SafeBranding {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly logoSmallUrl: string | null;
  readonly faviconUrl: string | null;
  /** `#95c11f` */
  readonly primaryColor: string;
}

/** Checks a branding from outside: an invalid colour becomes the default, an unsafe URL becomes null. */
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
