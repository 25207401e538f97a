import type { commonNames } from './common-names.ts';

/** Attributes every element has beside its own: which Foyer it belongs to, and how it looks. */
export const commonAttributes = {
  api: 'Base address of the API, such as `https://portal.example`; by default that of the loader, else the page’s own origin. `mock:` uses sample data without a server',
  brand: "The brand's id; by default that of the loader",
  locale: 'Locale code such as `de_DE`; by default that of the loader, else the language of the page',
  scheme: '`light`, `dark` or `auto`',
} as const satisfies Record<(typeof commonNames)[number], string>;
