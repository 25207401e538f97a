import type { SdkOptions } from '@foyer/core';

/** What the loader's script tag says: `data-api`, `data-brand`, `data-locale`. */
export interface PageSettings {
  readonly api?: string;
  readonly brand?: string;
  readonly locale?: string;
}

const symbol = Symbol.for('foyer.settings');

/** The page's settings; empty where no loader ran. */
export function pageSettings(): PageSettings {
  return (globalThis as { [symbol]?: PageSettings })[symbol] ?? {};
}

/** The options of the SDK an element belongs to: its own attributes first, then the page's settings. */
export function optionsOf(element: Element): SdkOptions {
  const page = pageSettings();
  const own = (name: keyof PageSettings) => element.getAttribute(name) ?? page[name];
  const apiBase = own('api');
  const brand = own('brand');
  const locale = own('locale');
  return { ...(apiBase ? { apiBase } : {}), ...(brand ? { brand } : {}), ...(locale ? { locale } : {}) };
}
