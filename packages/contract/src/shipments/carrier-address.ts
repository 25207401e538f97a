/** Returns a carrier's URL if it is safe to show and open: https, without user name and password; null for any other. */
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
