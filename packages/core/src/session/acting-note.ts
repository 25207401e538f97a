import type { SafeStorage } from '../storage/safe-storage.ts';

/** Why acting as somebody ended without the button: its hour was over, or the server took it away. */
export type ActingNote = 'time' | 'revoked';

const name = 'acting-ended';

/** Keeps in a person's own storage why their acting ended, until they act again or have read it. */
export const keepActingNote = (own: SafeStorage, note: ActingNote): void => own.set(name, note);
export const forgetActingNote = (own: SafeStorage): void => own.remove(name);
/** Why acting ended last; null where that is known, or read. */
export function readActingNote(own: SafeStorage): ActingNote | null {
  const note = own.get(name);
  return note === 'time' || note === 'revoked' ? note : null;
}
