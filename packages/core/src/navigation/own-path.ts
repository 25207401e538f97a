import { ownAddress } from './own-address.ts';

/** Returns a path that may be followed, like {@link ownAddress}: it begins with one slash and is normalised; null for any other. */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || ownAddress(text) === null) return null;
  const { pathname, search, hash } = new URL(text, 'https://invalid.invalid');
  return `${pathname}${search}${hash}`;
}
