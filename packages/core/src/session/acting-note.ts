import type { SafeStorage } from '../storage/safe-storage.ts';

/** Reason why an impersonation ended without the button: its hour was over, or the server revoked it. */
export type ActingNote = 'time' | 'revoked';

const name = 'acting-ended';

/** Stores in a person's own storage why their impersonation ended, until they begin another one or have read it. */
export const keepActingNote = (ownStorage: SafeStorage, note: ActingNote): void => ownStorage.set(name, note);
export const forgetActingNote = (ownStorage: SafeStorage): void => ownStorage.remove(name);
/** Returns why the last impersonation ended; null where there is no note. */
export function readActingNote(ownStorage: SafeStorage): ActingNote | null {
  const note = ownStorage.get(name);
  return note === 'time' || note === 'revoked' ? note : null;
}
