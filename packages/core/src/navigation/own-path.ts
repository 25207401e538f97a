import { ownAddress } from './own-address.ts';

/** The same as {@link ownAddress} for a path: it begins with one slash and comes normalised; null for any other. */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || ownAddress(text) === null) return null;
  const { pathname, search, hash } = new URL(text, 'https://invalid.invalid');
  return `${pathname}${search}${hash}`;
}
