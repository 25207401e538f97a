import { useCallback, useMemo } from 'react';
import { useLocale } from '../../provider/use-session.ts';

/** Names a country in the active language by its code; the code itself where the language has no name. */
export function useCountryName(): (code: string) => string {
  const { tag } = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(tag, { type: 'region' }), [tag]);
  return useCallback((code) => names.of(code) ?? code, [names]);
}
