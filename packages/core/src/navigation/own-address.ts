/** Stands for this site where there is no page. */
const NOWHERE = 'https://invalid.invalid';

/** Browsers drop or turn these while they read an address, so that what is checked is not what is followed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const turned = /[\u0000-\u0020\u007f\\]/;

/**
 * An address that may be followed, as it stands: one of this site, however it is written; null for any other. Every place
 * that leads the browser somewhere asks here.
 */
export function ownAddress(text: string | null | undefined): string | null {
  if (!text || turned.test(text)) return null;
  const { location, document, origin } = globalThis;
  try {
    const { href, origin: site } = new URL(text, document?.baseURI ?? location?.href ?? NOWHERE);
    // Without a page nothing is followed: what is whole may be this site's.
    const home = location ? (origin ?? location.origin) : /^https?:/i.test(text) ? site : NOWHERE;
    // No other scheme, host or credentials; and a path that begins with two slashes is a host when it is read again.
    return href.startsWith(`${home}/`) && !href.startsWith(`${home}//`) ? text : null;
  } catch {
    return null;
  }
}
