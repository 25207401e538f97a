/** Returns the languages of an Accept-Language header, the preferred first. @see RFC 9110 section 12.5.4 */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase().replace('-', '_'), quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(_[a-z0-9]+)*$/.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** Returns the first of the wanted locales that is supported: exactly, else by language; null for none. */
export function matchLocale(wanted: readonly string[], supported: readonly string[]): string | null {
  for (const tag of wanted) {
    const found =
      supported.find((locale) => locale.toLowerCase() === tag) ??
      supported.find((locale) => languagePart(locale) === languagePart(tag));
    if (found) return found;
  }
  return null;
}

const languagePart = (locale: string) => locale.split('_')[0]?.toLowerCase();
