/** A carrier's address as it may be shown: https, without a name or password in it; null for any other. */
export function trackingAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
