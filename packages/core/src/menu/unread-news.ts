// @chunk frame
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { WritableAtom } from 'nanostores';
import type { Resource } from '../resources/resource.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Where the red dot of News is kept, and from what it follows. */
export interface NewsMarkWorld {
  readonly $hasUnreadNews: WritableAtom<boolean>;
  readonly $userInfo: Resource<UserInfo>;
  readonly local: SafeStorage;
  readonly key: string;
}

/**
 * What was seen is remembered as the newest entry's instant, so that newer news show again; `true` where the server names no
 * instant.
 */
function isUnread({ $userInfo, local, key }: NewsMarkWorld): boolean {
  const data = $userInfo.value?.data;
  if (!data?.hasNews) return false;
  const seen = local.get(key);
  if (seen === null || data.newestNewsAt === null) return seen === null;
  return seen !== 'true' && Date.parse(seen) < Date.parse(data.newestNewsAt);
}

/** Sets the dot by what the server says, until stopped. */
export const followNews = (world: NewsMarkWorld): (() => void) =>
  world.$userInfo.subscribe(() => world.$hasUnreadNews.set(isUnread(world)));

/** What there is now has been seen; by nobody, where nobody is signed in any more. */
export async function markNewsRead(world: NewsMarkWorld): Promise<void> {
  const { data } = await world.$userInfo.load();
  if (!data) return;
  world.local.set(world.key, data.newestNewsAt ?? 'true');
  world.$hasUnreadNews.set(isUnread(world));
}
