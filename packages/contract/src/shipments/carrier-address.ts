/** A carrier's address as it may be shown and opened: https, and nobody's name or password in it; null for any other. */
export function carrierAddress(text: string | null): string | null {
  if (text === null) return null;
  try {
    const url = new URL(text);
    const isSafe = url.protocol === 'https:' && url.username === '' && url.password === '';
    return isSafe ? url.href : null;
  } catch {
    return null;
  }
}
