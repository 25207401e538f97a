import { nearestLocale } from '../i18n/locale-code.ts';
import type { Localisation } from '../sdk/sdk.ts';

/**
 * Embedded widgets show bundled texts at once and take the server's when the browser has time; a portal does both in
 * its guard. Where the host names a locale the server lacks, the nearest one is used.
 */
export function followLanguage(localisation: Localisation, isPortal: boolean): () => void {
  if (isPortal || !globalThis.window) return () => undefined;
  let isOver = false;
  async function load() {
    if (isOver) return;
    const list = await localisation.loadSupported();
    const { code } = localisation.$locale.get();
    if (isOver) return;
    const nearest = nearestLocale(code, list);
    await localisation.loadTexts(nearest);
    const isUnchanged = localisation.$locale.get().code === code;
    if (!isOver && nearest !== code && isUnchanged) localisation.show(nearest);
  }
  const timer = setTimeout(() => void load(), 300);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
