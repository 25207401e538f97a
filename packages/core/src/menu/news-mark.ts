import type { UserInfo } from '@foyer/contract/session/session.schema';
import { atom, onMount } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/**
 * The red dot of News. What was seen is remembered as the newest entry's instant, so that newer news show again; `true`
 * where the server names no instant.
 */
export function createNewsMark($userInfo: Resource<UserInfo>, local: SafeStorage, key: string) {
  const $hasUnreadNews = atom(false);
  const isUnread = () => {
    const data = $userInfo.value?.data;
    if (!data?.hasNews) return false;
    const seen = local.get(key);
    if (seen === null || data.newestNewsAt === null) return seen === null;
    return seen !== 'true' && Date.parse(seen) < Date.parse(data.newestNewsAt);
  };
  const update = () => $hasUnreadNews.set(isUnread());
  onMount($hasUnreadNews, () => $userInfo.subscribe(update));
  const markRead = () => {
    local.set(key, $userInfo.value?.data?.newestNewsAt ?? 'true');
    update();
  };
  return { $hasUnreadNews, markRead };
}
