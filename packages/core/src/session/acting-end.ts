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

/** A timer cannot be set for longer, and a clock that is set back is noticed after so long. */
const LONGEST_WAIT = 60_000;

/**
 * Leads back into the own account when acting as somebody is over: by its time, counted from the server's answer and told
 * without a call, or because the server refuses it (decision 0352).
 */
export function createActingEnd(current: CurrentSession, keys: SessionKeys, local: SafeStorage) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ownSubject = () => {
    const record = current.record();
    return record && subjectOf(activeToken(record));
  };
  const own = createUserStorage(local, keys.user, ownSubject);
  const isActing = () => {
    const token = current.record()?.impersonation ?? null;
    return token !== null && subjectOf(token) !== ownSubject();
  };

  /** Answers whether there was anything to leave. */
  function end(why: ActingNote): boolean {
    clearTimeout(timer);
    if (!current.record()?.impersonation) return false;
    // before anybody hears of the end and looks for it
    if (isActing()) keepActingNote(own, why);
    leaveCompany(current);
    return true;
  }

  function endAt(endsAt: number, acted: string | null): void {
    clearTimeout(timer);
    const check = () => {
      if (!isActing() || subjectOf(current.record()?.impersonation ?? null) !== acted) return;
      const left = endsAt - Date.now();
      if (left <= 0) end('time');
      else timer = setTimeout(check, Math.min(left, LONGEST_WAIT));
    };
    check();
  }

  return {
    end,
    /** Acting begins: how an earlier one ended is of no interest any more. */
    begun: () => forgetActingNote(own),
    /** What the server says of the caller, with the end of acting by this machine's clock. */
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
