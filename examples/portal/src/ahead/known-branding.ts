import { createSafeStorage } from '@foyer/react/ahead';

/** Where it is kept whose texts were shown last; empty for those of no brand. */
const brandingKey = 'foyer.portal.branding';
const storage = createSafeStorage(() => globalThis.localStorage);

/** Whose texts a page was shown with last in this browser; null where none was. */
export const knownBranding = (): string | null => storage.get(brandingKey);

/** Keeps it for the next page, which then asks for texts and user at the same time. */
export function rememberBranding(id: string): void {
  if (knownBranding() !== id) storage.set(brandingKey, id);
}
