import type { Format } from '@foyer/core';
import { useSdk } from './foyer-context.ts';
import { useLocale } from './use-session.ts';

export type { Format } from '@foyer/core';

/** Writes money, numbers, dates and sizes the way the active locale does; draws anew when the locale changes. */
export function useFormat(): Format {
  useLocale();
  return useSdk().localisation.format;
}
