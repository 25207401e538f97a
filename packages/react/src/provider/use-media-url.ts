import { safeUrl } from '@foyer/core';
import { useCallback } from 'react';
import { useSdk } from './foyer-context.ts';

/** Resolves addresses of pictures, which the API sends relative to its own site. Answers null for one that is unsafe. */
export function useMediaUrl(): (url: string | null | undefined) => string | null {
  const { apiBase = '' } = useSdk().options;
  return useCallback((url) => safeUrl(url, apiBase), [apiBase]);
}
