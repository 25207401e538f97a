import { safeUrl } from '@foyer/core';
import { useCallback } from 'react';
import { useSdk } from './foyer-context.ts';

/**
 * Parses addresses of pictures and links that the API sends, often relative to its own site. Answers an absolute one that is https or of
 * the API's or the page's own origin, null for any other: draw nothing then.
 */
export function useMediaUrl(): (url: string | null | undefined) => string | null {
  const { apiBase = '' } = useSdk().options;
  return useCallback((url) => safeUrl(url, apiBase), [apiBase]);
}
