/** Random bytes for many identifiers: requesting a few bytes takes longer than everything else about an identifier. */
const drawn = new Uint8Array(1000);
let used = drawn.length;

/** Returns a new identifier: 22 URL-safe characters in order of creation, so that recent index pages stay cached. */
export function newId(now = Date.now()): string {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  const bytes = new Uint8Array(16);
  bytes.set(drawn.subarray(used, used + 10), 6);
  used += 10;
  for (let index = 5, rest = now; index >= 0; index--, rest = Math.floor(rest / 256))
    bytes[index] = rest % 256;
  return toBase64Url(bytes);
}

/** Returns a secret of 256 random bits, URL-safe. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
