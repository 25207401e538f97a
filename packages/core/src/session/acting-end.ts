import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createUserStorage } from '../storage/user-storage.ts';
import { type ActingNote, forgetActingNote, keepActingNote } from './acting-note.ts';
import type { CurrentSession } from './current-session.ts';
import { leaveCompany } from './leave-company.ts';
import type { SessionKeys } from './session-keys.ts';
import { activeToken } from './session-record.ts';
import { subjectOf } from './session-token.ts';

export type ActingEnd = ReturnType<typeof createActingEnd>;

/** Longest timer, in milliseconds; it also limits the time until a clock that was set back is noticed. */
const LONGEST_WAIT = 60_000;

/**
 * Returns to the own account when an impersonation is over: by its time, counted from the server's response and noticed without a call, or
 * because the server refuses it (decision 0352).
 */
export function createActingEnd(current: CurrentSession, keys: SessionKeys, local: SafeStorage) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ownSubject = () => {
    const record = current.record();
    return record && subjectOf(activeToken(record));
  };
  const ownStorage = createUserStorage(local, keys.user, ownSubject);
  const isActing = () => {
    const token = current.record()?.impersonation ?? null;
    return token !== null && subjectOf(token) !== ownSubject();
  };

  /** Ends the impersonation or company switch; returns whether there was one. */
  function end(why: ActingNote): boolean {
    clearTimeout(timer);
    if (!current.record()?.impersonation) return false;
    // before any listener is notified of the end and reads the note
    if (isActing()) keepActingNote(ownStorage, why);
    leaveCompany(current);
    return true;
  }

  function endAt(endsAt: number, impersonatedId: string | null): void {
    clearTimeout(timer);
    const check = () => {
      if (!isActing() || subjectOf(current.record()?.impersonation ?? null) !== impersonatedId) return;
      const left = endsAt - Date.now();
      if (left <= 0) end('time');
      else timer = setTimeout(check, Math.min(left, LONGEST_WAIT));
    };
    check();
  }

  return {
    end,
    /** Clears the note on an earlier impersonation when a new one begins. */
    begun: () => forgetActingNote(ownStorage),
    /** Returns the user info with the end of an impersonation by this machine's clock. */
    follow(info: UserInfo): UserInfo {
      const { actor } = info;
      if (actor?.kind !== 'impersonation' || typeof actor.secondsLeft !== 'number') return info;
      const endsAt = Date.now() + actor.secondsLeft * 1000;
      endAt(endsAt, info.user.id);
      return { ...info, actor: { ...actor, endsAt: new Date(endsAt).toISOString() } };
    },
    close: () => clearTimeout(timer),
  };
}
