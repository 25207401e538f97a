import type { UserInfo } from '@foyer/contract/session/session.schema';
import { atom, onMount } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The red dot of News. What decides about it comes with the first who shows it. */
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
