import { pageSettings } from '../page-settings.ts';
import type { FoyerErrorDetail } from './foyer-host.ts';

const codes = { loading: 'not-loaded', drawing: 'broken' } as const;

/** Dispatches `foyer-error` on an element that could not be loaded or drawn. */
export function dispatchError(element: Element, kind: keyof typeof codes, error: unknown): void {
  const page = pageSettings();
  const detail: FoyerErrorDetail = {
    version: 1,
    kind,
    code: codes[kind],
    requestId: null,
    status: null,
    operation: null,
    tag: element.localName,
    api: element.getAttribute('api') || page.api || location.origin,
    brand: element.getAttribute('brand') || page.brand || null,
    error,
  };
  element.dispatchEvent(new CustomEvent('foyer-error', { detail, bubbles: true, composed: true }));
}
