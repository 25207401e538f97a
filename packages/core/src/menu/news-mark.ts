import type { UserInfo } from '@foyer/contract/session/session.schema';
import { atom, onMount } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Creates the red dot of News. The code that decides about it loads with the first subscriber. */
export function createNewsMark($userInfo: Resource<UserInfo>, local: SafeStorage, key: string) {
  const $hasUnreadNews = atom(false);
  const world = { $hasUnreadNews, $userInfo, local, key };
  const load = () => import('./unread-news.ts');
  onMount($hasUnreadNews, () => {
    const following = load().then(
      ({ followNews }) => followNews(world),
      () => undefined,
    );
    return () => following.then((stop) => stop?.());
  });
  const markRead = () =>
    load()
      .then(({ markNewsRead }) => markNewsRead(world))
      .catch(() => undefined);
  return { $hasUnreadNews, markRead };
}
