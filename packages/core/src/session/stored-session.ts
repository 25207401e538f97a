import { chooseLocale } from '../i18n/choose-locale.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openBrowserStores } from './browser-stores.ts';
import { isDue } from './expiry.ts';
import { createReturnPath } from './return-path.ts';
import type { SessionState } from './session.ts';
import { sessionKeys } from './session-keys.ts';
import { callToken, createSessionStore, type SessionRecord, sameHolder } from './session-record.ts';
import { signedOut, toState } from './session-state.ts';
import { createTabChannel } from './tab-channel.ts';

/** The session as the browser stores it, for a page without an SDK. Only other tabs change it. */
export interface StoredSession {
  state(): SessionState;
  /** Returns the token that a call carries; null where nobody is signed in, and where it has to be refreshed before a call. */
  token(): string | null;
  /** Whether the browser still stores a session of the same holder. */
  isCurrent(): boolean;
  /** Returns the locale that an SDK with these options would show. `account` is the user's locale. */
  locale(requested: Pick<SdkOptions, 'locale' | 'languageFrom'>, account: string | undefined): string;
  close(): void;
}

/** Reads and follows the stored session. `onChange` is called on another person, mode or company, and when nobody is signed in any more. */
export function followStoredSession(options: SdkOptions, onChange: () => void): StoredSession {
  const keys = sessionKeys(options);
  const { local, session: memory, cookies } = openBrowserStores(options);
  const store = createSessionStore(keys, local, cookies);
  const returnPath = createReturnPath(memory, keys.returnPath);
  let record: SessionRecord | null = store.read();
  let endedBecause: SessionState['endedBecause'] = null;

  // like `restore` of a running session: a record that is missing without a logout has expired
  const channel = createTabChannel(keys, (isLogout) => {
    const before = record;
    record = store.read();
    if (record === null ? !before && !isLogout : before && sameHolder(before, record)) return;
    const isExpired = record === null && !isLogout;
    endedBecause = record ? null : isExpired ? 'expired' : 'signed-out';
    if (isExpired) returnPath.remember(returnPath.take() ?? undefined);
    else if (record === null) returnPath.take();
    onChange();
  });
  return {
    state: () => (record ? toState(record) : signedOut(endedBecause)),
    token: () => (record && !isDue(record, Date.now()) ? callToken(record) : null),
    isCurrent() {
      const now = store.read();
      return now && record ? sameHolder(now, record) : now === record;
    },
    locale: ({ locale: wanted, languageFrom }, account) =>
      chooseLocale({
        chosen: memory.get(keys.language),
        wanted,
        page: pageLanguage(languageFrom),
        account,
      }),
    close: channel.close,
  };
}
