import { createSafeStorage } from '@foyer/core';

/** Key of the branding id whose texts were shown last; an empty value means no brand. */
const brandingKey = 'foyer.portal.branding';
const storage = createSafeStorage(() => globalThis.localStorage);

/** Returns the id of the branding whose texts a page showed last in this browser; null if there is none. */
export const knownBranding = (): string | null => storage.get(brandingKey);

/** Stores the branding id, so that the next page can request texts and user at the same time. */
export function rememberBranding(id: string): void {
  if (knownBranding() !== id) storage.set(brandingKey, id);
}
