import { createSafeStorage } from '@foyer/react/ahead';
import type { PageLayout } from './document-page.ts';

/** `auto` is as the system has it. */
export const pageSchemes = ['light', 'dark', 'auto'] as const;
export type PageScheme = (typeof pageSchemes)[number];

/** Where the choice is kept. */
export const schemeKey = 'foyer.portal.scheme';
export const schemeStorage = createSafeStorage(() => globalThis.localStorage);

/** Light is what everybody gets who chooses nothing (decision 0188). */
export const readScheme = (): PageScheme =>
  pageSchemes.find((scheme) => scheme === schemeStorage.get(schemeKey)) ?? 'light';

/** The login layout is light, whatever is chosen behind it (specification section 2). */
export const schemeOn = (layout: PageLayout | null, chosen: PageScheme): PageScheme =>
  layout === 'login' ? 'light' : chosen;

/** The document has its scheme before anything is drawn: nobody who chose the dark sees a white page first. */
export function wearScheme(layout: PageLayout | null): void {
  document.documentElement.dataset.scheme = schemeOn(layout, readScheme());
}
