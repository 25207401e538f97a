import { createFormat, type Format } from '@foyer/core';
import { useMemo } from 'react';
import { useLocale } from './use-session.ts';

export type { Format } from '@foyer/core';

/** Writes money, numbers, dates and sizes the way the active locale does. */
export function useFormat(): Format {
  const { tag } = useLocale();
  return useMemo(() => createFormat(() => tag), [tag]);
}
