/**
 * What the loader's script tag says: `data-api`, `data-brand`, `data-locale`, and the page's own addresses of routes,
 * `data-href-order="/auftrag?nr={id}"`.
 */
export interface PageSettings {
  readonly api?: string;
  readonly brand?: string;
  readonly locale?: string;
  readonly [href: `href${string}`]: string | undefined;
}

const symbol = Symbol.for('foyer.settings');

/** The page's settings; empty where no loader ran. */
export function pageSettings(): PageSettings {
  return (globalThis as { [symbol]?: PageSettings })[symbol] ?? {};
}
