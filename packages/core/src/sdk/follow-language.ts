import type { UserInfo } from '@foyer/contract/session/session.schema';
import { onNotify } from 'nanostores';
import type { Localisation } from '../i18n/localisation.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { Resource } from '../resources/resource.ts';

/**
 * Has an embedded widget's language follow the page and whoever is signed in at once, and what the server offers as soon as the browser
 * has time. Returns what ends it. A portal's language stands in its address.
 */
export function followLanguage(
  localisation: Localisation,
  $userInfo: Resource<UserInfo>,
  { locale, ownsDocument }: SdkOptions,
): () => void {
  if (ownsDocument || !globalThis.MutationObserver) return () => undefined;
  // before whoever looks at the user hears of them, and asks for something in the wrong language
  const stopAccount = onNotify($userInfo, () => {
    const { user, actor } = $userInfo.value?.data ?? {};
    // whoever acts as somebody keeps their own
    if (user && !actor) localisation.showAccount(user.locale);
  });
  const observer = new MutationObserver(() => void localisation.showNearest());
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  let isOver = false;
  let stopLooking = () => {};
  async function follow() {
    const { followServer } = await import('../i18n/language-switch.ts');
    await followServer(localisation, () => isOver);
    // the account may say a language though no widget asks who it is
    if (!isOver && !locale) stopLooking = $userInfo.listen(() => {});
  }
  // Without the code the bundled texts stay.
  const timer = setTimeout(() => follow().catch(() => undefined), 300);
  return () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
    stopAccount();
    stopLooking();
  };
}
