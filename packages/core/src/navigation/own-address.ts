/** Stands for this site where there is no page. */
const NOWHERE = 'https://invalid.invalid/';
const nowhere = new URL(NOWHERE).origin;

/** Browsers drop or turn these while they read an address, so that what is checked is not what is followed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const turned = /[\u0000-\u0020\u007f\\]/;

/**
 * An address that may be followed, as it stands: one of this site, however it is written; null for any other. Every place
 * that leads the browser somewhere asks here.
 */
export function ownAddress(text: string | null | undefined): string | null {
  if (!text || turned.test(text)) return null;
  const { location, document } = globalThis;
  const url = parse(text, document?.baseURI ?? location?.href ?? NOWHERE);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  // Without a page nothing is followed: what is whole may be this site's.
  const home = location
    ? (globalThis.origin ?? location.origin)
    : /^https?:/i.test(text)
      ? url.origin
      : nowhere;
  if (url.origin !== home) return null;
  // What is left after normalising is followed by others: it must lead to the same site when it is read again.
  return parse(pathOf(url), url.origin)?.origin === url.origin ? text : null;
}

/** The same for a path: it begins with one slash and comes normalised; null for any other. */
export function ownPath(text: string | null | undefined): string | null {
  return text?.startsWith('/') && ownAddress(text) === text ? pathOf(new URL(text, NOWHERE)) : null;
}

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

function parse(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
