import type { UserInfo } from '@foyer/contract/session/session.schema';
import { onNotify } from 'nanostores';
import type { Localisation } from '../i18n/localisation.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { Resource } from '../resources/resource.ts';

/**
 * Makes an embedded widget's language follow the page and the signed-in user at once, and the languages that the server offers as soon as
 * the browser has time. Returns a function that ends it. A portal's language is part of its URL.
 */
export function followLanguage(
  localisation: Localisation,
  $userInfo: Resource<UserInfo>,
  { locale, ownsDocument }: SdkOptions,
): () => void {
  if (ownsDocument || !globalThis.MutationObserver) return () => undefined;
  // before subscribers of the user are notified and request something in the wrong language
  const stopAccount = onNotify($userInfo, () => {
    const { user, actor } = $userInfo.value?.data ?? {};
    // an impersonator keeps their own language
    if (user && !actor) localisation.showAccount(user.locale);
  });
  const observer = new MutationObserver(() => void localisation.showNearest());
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  let isOver = false;
  let stopLooking = () => {};
  async function follow() {
    const { followServer } = await import('../i18n/language-switch.ts');
    await followServer(localisation, () => isOver);
    // the language may come from the account, even if no widget loads the user
    if (!isOver && !locale) stopLooking = $userInfo.listen(() => {});
  }
  // If the code does not load, the bundled texts stay.
  const timer = setTimeout(() => follow().catch(() => undefined), 300);
  return () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
    stopAccount();
    stopLooking();
  };
}
