import type { UserInfo } from '@foyer/contract/session/session.schema';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Resource } from '../sdk/sdk.ts';
import type { SafeStorage } from '../session/safe-storage.ts';

/**
 * The red dot of News. What was seen is remembered as the newest entry's instant, so that newer news show again; `true`
 * where the server names no instant.
 */
export function createNewsMark($userInfo: Resource<UserInfo>, local: SafeStorage, key: string) {
  const $changes = atom(0);
  const $hasUnreadNews: ReadableAtom<boolean> = computed([$userInfo, $changes], ({ data }) => {
    if (!data?.hasNews) return false;
    const seen = local.get(key);
    if (seen === null || data.newestNewsAt === null) return seen === null;
    return seen !== 'true' && Date.parse(seen) < Date.parse(data.newestNewsAt);
  });
  const markRead = () => {
    local.set(key, $userInfo.value?.data?.newestNewsAt ?? 'true');
    $changes.set($changes.get() + 1);
  };
  return { $hasUnreadNews, markRead };
}
