import type { Finding } from './finding.ts';

/** Largest difference of clocks in seconds with which codes and statements still work. */
const skew = 5;

function keeps(storage: () => Storage): boolean {
  try {
    const key = 'foyer-check';
    storage().setItem(key, key);
    const isKept = storage().getItem(key) === key;
    storage().removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}

function keepsCookies(): boolean {
  try {
    const attributes = 'path=/; samesite=lax';
    // biome-ignore lint/suspicious/noDocumentCookie: the check is about document.cookie itself
    document.cookie = `foyer-check=1; ${attributes}`;
    const isKept = document.cookie.includes('foyer-check=1');
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `foyer-check=; max-age=0; ${attributes}`;
    return isKept;
  } catch {
    return false;
  }
}

/** Checks what this browser stores for the page, and its clock (`localNow`) against the server's; in milliseconds, null if unknown. */
export function checkBrowser(serverNow: number | null, localNow: number): Finding[] {
  const isKept = keeps(() => localStorage) && keeps(() => sessionStorage);
  const seconds = serverNow === null ? null : Math.round((localNow - serverNow) / 1000);
  const isOff = seconds !== null && Math.abs(seconds) > skew;
  return [
    isKept ? { state: 'good', text: 'storage-kept' } : { state: 'bad', text: 'storage-blocked' },
    keepsCookies() ? { state: 'good', text: 'cookies-kept' } : { state: 'hint', text: 'cookies-blocked' },
    ...(seconds === null
      ? []
      : [
          isOff
            ? ({ state: 'hint', text: 'clock-off', values: { seconds: String(seconds) } } as const)
            : ({ state: 'good', text: 'clock-right' } as const),
        ]),
    ...(isSecureContext ? [] : [{ state: 'bad', text: 'page-insecure' } as const]),
  ];
}
