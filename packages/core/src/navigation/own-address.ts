/** Replaces the site's URL where there is no page. */
const NOWHERE = 'https://invalid.invalid';

/** Characters that browsers drop or convert while they parse a URL, so that the checked URL would differ from the followed one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const normalisedChars = /[\u0000-\u0020\u007f\\]/;

/**
 * Returns a URL unchanged if it may be followed, i.e. belongs to this site in whatever notation; null for any other. All code that
 * navigates the browser calls it.
 */
export function ownAddress(text: string | null | undefined): string | null {
  if (!text || normalisedChars.test(text)) return null;
  const { location, document, origin } = globalThis;
  try {
    const { href, origin: site } = new URL(text, document?.baseURI ?? location?.href ?? NOWHERE);
    // Without a page nothing is followed; then an absolute URL counts as this site's.
    const home = location ? (origin ?? location.origin) : /^https?:/i.test(text) ? site : NOWHERE;
    // No other scheme, host or credentials; and a path that begins with two slashes becomes a host when it is parsed again.
    return href.startsWith(`${home}/`) && !href.startsWith(`${home}//`) ? text : null;
  } catch {
    return null;
  }
}
