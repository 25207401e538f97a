/** A new identifier: 22 URL-safe characters, ordered by time of making so that index pages stay warm. */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 5, rest = now; index >= 0; index--, rest = Math.floor(rest / 256))
    bytes[index] = rest % 256;
  return toBase64Url(bytes);
}

/** A secret of 256 random bits, URL-safe. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
