import type { SdkOptions } from '@foyer/core';

/**
 * What the loader's script tag says: `data-api`, `data-brand`, `data-locale`, `data-scheme`, and the page's own addresses of routes,
 * `data-href-order="/auftrag?nr={id}"`.
 */
export interface PageSettings {
  readonly api?: string;
  readonly brand?: string;
  readonly locale?: string;
  /** Of all widgets that say none themselves: `light`, `dark`, `auto`, or `page` for the one of the page's `html`. */
  readonly scheme?: string;
  /** Of a page whose `api` is `mock:`: `signed-out`, `empty`, `error`, `slow` or `many` (docs/test-mode.md). */
  readonly scenario?: string;
  /** Of such a page, by the code that answers: what an SDK of `mock:` is made from. Nothing a page sets. */
  readonly withMock?: (options: SdkOptions) => SdkOptions;
  /** First part of the tags, as `defineAll` was told. */
  readonly prefix?: string;
  readonly [href: `href${string}`]: string | undefined;
}

const symbol = Symbol.for('foyer.settings');

/** The page's settings; empty where no loader ran. */
export function pageSettings(): PageSettings {
  return (globalThis as { [symbol]?: PageSettings })[symbol] ?? {};
}
