import type { Localisation } from '../i18n/localisation.ts';

/** Has an embedded widget's language follow what the server offers, as soon as the browser has time. */
export function followLanguage(localisation: Localisation, isPortal: boolean): () => void {
  if (isPortal || !globalThis.window) return () => undefined;
  let isOver = false;
  async function follow() {
    const { followServer } = await import('../i18n/language-switch.ts');
    if (!isOver) await followServer(localisation, () => isOver);
  }
  // Without the code the bundled texts stay.
  const timer = setTimeout(() => follow().catch(() => undefined), 300);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
