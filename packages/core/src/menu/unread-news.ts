// @chunk frame
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { WritableAtom } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Store of the red dot of News, and the data that it depends on. */
export interface NewsMarkWorld {
  readonly $hasUnreadNews: WritableAtom<boolean>;
  readonly $userInfo: Resource<UserInfo>;
  readonly local: SafeStorage;
  readonly key: string;
}

/**
 * Whether there is unread news. The instant of the newest entry that was seen is stored, so that newer entries show the dot again; `true`
 * is stored where the server names no instant.
 */
function isUnread({ $userInfo, local, key }: NewsMarkWorld): boolean {
  const data = $userInfo.value?.data;
  if (!data?.hasNews) return false;
  const seen = local.get(key);
  if (seen === null || data.newestNewsAt === null) return seen === null;
  return seen !== 'true' && Date.parse(seen) < Date.parse(data.newestNewsAt);
}

/** Sets the dot from the user info, until stopped. */
export const followNews = (world: NewsMarkWorld): (() => void) =>
  world.$userInfo.subscribe(() => world.$hasUnreadNews.set(isUnread(world)));

/** Marks all current news as seen; does nothing where nobody is signed in any more. */
export async function markNewsRead(world: NewsMarkWorld): Promise<void> {
  const { data } = await world.$userInfo.load();
  if (!data) return;
  world.local.set(world.key, data.newestNewsAt ?? 'true');
  world.$hasUnreadNews.set(isUnread(world));
}
