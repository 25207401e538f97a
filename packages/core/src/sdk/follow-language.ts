import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { Localisation } from '../i18n/localisation.ts';
import type { Resource } from '../resources/resource.ts';

/** Has an embedded widget's language follow what the server offers, and whoever is signed in, as soon as the browser has time. */
export function followLanguage(
  localisation: Localisation,
  isPortal: boolean,
  /** Undefined where the host names a language. */
  $userInfo: Resource<UserInfo> | undefined,
): () => void {
  if (isPortal || !globalThis.window) return () => undefined;
  const begun = localisation.$locale.get().code;
  let isOver = false;
  let stop = () => {};
  async function follow() {
    const { followServer } = await import('../i18n/language-switch.ts');
    if (!isOver) stop = await followServer(localisation, () => isOver, { $userInfo, begun });
  }
  // Without the code the bundled texts stay.
  const timer = setTimeout(() => follow().catch(() => undefined), 300);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}
