import { toLocaleCode } from '../i18n/locale-code.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createReturnPath } from '../session/return-path.ts';
import type { SessionState } from '../session/session.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { createSessionStore, type SessionRecord, sameHolder } from '../session/session-record.ts';
import { signedOut, toState } from '../session/session-state.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { openLightStores } from './light-stores.ts';

/** What the browser keeps of a session, which only other tabs change. */
export interface FollowedRecord {
  record(): SessionRecord | null;
  state(): SessionState;
  /** The language that was chosen in this tab. */
  chosenLocale(): string | null;
  /** Whether the browser still keeps a session of the same holder. */
  isStored(): boolean;
  close(): void;
}

/** Reads the session and follows it. `onChange` hears of another person, mode or company, or that nobody is left, with what was before. */
export function followRecord(
  options: SdkOptions,
  onChange: (before: SessionRecord | null) => void,
): FollowedRecord {
  const keys = sessionKeys(options);
  const { local, session: memory, cookies } = openLightStores(options);
  const store = createSessionStore(keys, local, cookies);
  const returnPath = createReturnPath(memory, keys.returnPath);
  let record = store.read();
  let endedBecause: SessionState['endedBecause'] = null;

  // as `restore` of a running session: what is gone without a word has run out
  const channel = createTabChannel(keys, (isLogout) => {
    const before = record;
    record = store.read();
    if (record === null ? !before && !isLogout : before && sameHolder(before, record)) return;
    const isExpired = record === null && !isLogout;
    endedBecause = record ? null : isExpired ? 'expired' : 'signed-out';
    if (isExpired) returnPath.remember(returnPath.take() ?? undefined);
    else if (record === null) returnPath.take();
    onChange(before);
  });
  return {
    record: () => record,
    state: () => (record ? toState(record) : signedOut(endedBecause)),
    chosenLocale: () => toLocaleCode(memory.get(keys.language)),
    isStored() {
      const now = store.read();
      return now && record ? sameHolder(now, record) : now === record;
    },
    close: channel.close,
  };
}
