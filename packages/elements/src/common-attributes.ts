import type { commonNames } from './common-names.ts';

/** Attributes every element has beside its own: which Foyer it belongs to, and how it looks. */
export const commonAttributes = {
  api: 'Where the API lives, `https://portal.example`; else what the loader says, else the same origin; `mock:` asks no server',
  brand: "The brand's id; else what the loader says",
  locale: 'Locale code such as `de_DE`; else what the loader says, else the language of the page',
  scheme: '`light`, `dark` or `auto`',
} as const satisfies Record<(typeof commonNames)[number], string>;
