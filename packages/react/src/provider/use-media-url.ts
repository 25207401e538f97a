import { safeUrl } from '@foyer/core';
import { useCallback } from 'react';
import { useSdk } from './foyer-context.ts';

/**
 * Returns a function that resolves addresses of pictures and links from the API, often relative to its own origin. It returns an absolute
 * address that is https or of the API's or the page's own origin; null for any other, which must not be used.
 */
export function useMediaUrl(): (url: string | null | undefined) => string | null {
  const { apiBase = '' } = useSdk().options;
  return useCallback((url) => safeUrl(url, apiBase), [apiBase]);
}
