import { useCallback, useMemo } from 'react';
import { useLocale } from '../../provider/use-session.ts';

/** Returns a function that names a country by its code in the active language; the code itself if there is no name. */
export function useCountryName(): (code: string) => string {
  const { tag } = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(tag, { type: 'region' }), [tag]);
  return useCallback((code) => names.of(code) ?? code, [names]);
}
