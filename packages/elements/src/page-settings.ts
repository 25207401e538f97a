import type { SdkOptions } from '@foyer/core';

/**
 * Settings of the page, from the attributes of the loader's script tag: `data-api`, `data-brand`, `data-locale`, `data-scheme`, and the page's
 * URLs of routes, `data-href-order="/auftrag?nr={id}"`.
 */
export interface PageSettings {
  readonly api?: string;
  readonly brand?: string;
  readonly locale?: string;
  /** Scheme of all widgets without a `scheme` attribute: `light`, `dark`, `auto`, or `page` for that of the page's `html`. */
  readonly scheme?: string;
  /** For a page whose `api` is `mock:`: `signed-out`, `empty`, `error`, `slow` or `many` (docs/test-mode.md). */
  readonly scenario?: string;
  /** Creates the SDK options of a `mock:` page. Set by the mock's code, not by the page. */
  readonly withMock?: (options: SdkOptions) => SdkOptions;
  /** First part of the tags, from the options of `defineAll`. */
  readonly prefix?: string;
  readonly [href: `href${string}`]: string | undefined;
}

const symbol = Symbol.for('foyer.settings');

/** The page's settings; empty without a loader. */
export function pageSettings(): PageSettings {
  return (globalThis as { [symbol]?: PageSettings })[symbol] ?? {};
}
