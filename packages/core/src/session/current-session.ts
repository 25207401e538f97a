import { atom, type WritableAtom } from 'nanostores';
import { removeUserData } from '../storage/user-storage.ts';
import type { BrowserStores } from './browser-stores.ts';
import { createReturnPath } from './return-path.ts';
import type { SessionState } from './session.ts';
import type { SessionKeys } from './session-keys.ts';
import { createSessionStore, ownerOf, type SessionRecord, sameHolder } from './session-record.ts';
import { signedOut, toState } from './session-state.ts';
import { subjectOf } from './session-token.ts';
import { createTabChannel } from './tab-channel.ts';

export type CurrentSession = ReturnType<typeof createCurrentSession>;

/** Creates the current session, which is always the same in memory, in storage and in the other tabs. */
export function createCurrentSession(keys: SessionKeys, stores: BrowserStores) {
  const store = createSessionStore(keys, stores.local, stores.cookies);
  const returnPath = createReturnPath(stores.session, keys.returnPath);
  const epoch = createEpoch();
  let record = store.read();
  const data = createDataOwner(keys, stores, record);
  const $state = atom(record ? toState(record) : signedOut(null));
  const channel = createTabChannel(keys, restore);

  /** Sets the new state. `isNewHolder`: responses to earlier calls no longer belong to it. */
  function setRecord(next: SessionRecord | null, isNewHolder: boolean, reason = $state.get().endedBecause) {
    record = next;
    data.follow(next, reason);
    if (isNewHolder) epoch.rise(); // caches are cleared before listeners are notified and read them
    setIfOther($state, next ? toState(next) : signedOut(reason));
  }
  function keep(next: SessionRecord, isOther: boolean) {
    store.write(next);
    setRecord(next, isOther);
    channel.announce(false);
  }
  function forget(reason: SessionState['endedBecause']) {
    const isLogout = reason === 'signed-out';
    store.clear(isLogout);
    if (record && reason === 'expired') returnPath.remember();
    if (record !== null) setRecord(null, true, reason);
    channel.announce(isLogout);
  }
  /**
   * Reads the stored session. A session that is missing without a notice has expired; `isLogout`: another tab has logged out, possibly
   * noticed before.
   */
  function restore(isLogout?: boolean) {
    const stored = store.read();
    if (stored !== null) setRecord(stored, record === null || !sameHolder(record, stored));
    else if (isLogout || record !== null) {
      const path = returnPath.take(); // another copy on this page may have been first
      if (!isLogout) returnPath.remember(path ?? undefined);
      setRecord(null, record !== null, isLogout ? 'signed-out' : 'expired');
    }
    return stored !== null;
  }
  return {
    $state,
    store,
    returnPath,
    forget,
    restore,
    record: () => record,
    isSignedIn: () => record !== null,
    /** Rises when the person, mode or company changes. */
    epoch: epoch.now,
    /** Returns the name under which data of the user are stored, also after the session has expired; null after a logout. */
    owner: data.owner,
    /** Begins a session of another person, mode or company. */
    begin: (next: SessionRecord) => keep(next, true),
    /** Takes new tokens, usually of the same person. */
    adopt: (next: SessionRecord) => keep(next, record === null || !sameHolder(record, next)),
    expire: () => forget('expired'), // the server no longer accepts the tokens
    onChange: epoch.onRise,
    close() {
      channel.close();
      epoch.close();
    },
  };
}

/** Returns the users of a session's own tokens. */
const peopleOf = (record: SessionRecord | null): readonly string[] =>
  (record?.tokens ?? []).map(({ token }) => subjectOf(token)).filter((id) => id !== null);

/** Keeps the name under which data of the user are stored; a logout removes these data. */
function createDataOwner(keys: SessionKeys, { local }: BrowserStores, record: SessionRecord | null) {
  let owner = record && ownerOf(record);
  let people = peopleOf(record);
  return {
    owner: () => owner,
    follow(next: SessionRecord | null, reason: SessionState['endedBecause']) {
      const isLogout = next === null && reason === 'signed-out';
      if (isLogout) removeUserData(local, keys.suffix, people);
      if (next === null && !isLogout) return;
      owner = next && ownerOf(next);
      people = peopleOf(next);
    },
  };
}

/** Creates a number that rises, with its listeners. */
function createEpoch() {
  const all = new Set<() => void>();
  let count = 0;
  return {
    now: () => count,
    rise() {
      count += 1;
      all.forEach((listener) => void listener());
    },
    /** Rises a last time, without notifying listeners. */
    close() {
      count += 1;
      all.clear();
    },
    onRise(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** Sets a state that differs. A refresh changes only tokens, which are not part of the state. */
function setIfOther($state: WritableAtom<SessionState>, state: SessionState) {
  if (JSON.stringify(state) !== JSON.stringify($state.get())) $state.set(state);
}
