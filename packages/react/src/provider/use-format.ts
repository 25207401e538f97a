import { createFormat, type Format } from '@foyer/core';
import { useMemo } from 'react';
import { useLocale } from './use-session.ts';

export type { Format } from '@foyer/core';

/** Returns functions that format money, numbers, dates and sizes in the active locale. */
export function useFormat(): Format {
  const { tag } = useLocale();
  return useMemo(() => createFormat(() => tag), [tag]);
}
