import type { SafeStorage } from '../storage/safe-storage.ts';

/** Key of the permissions in a user's part of local storage. */
const key = 'permissions';

/** Mode and company in which a user acts; permissions of another one do not count. */
export interface PermissionPlace {
  readonly mode: string;
  readonly companyId: string | null;
}

const startOf = ({ mode, companyId }: PermissionPlace) => `${mode} ${companyId ?? ''} `;

/** Stores the user's permissions, so that the next page knows before any answer which of its screens the user may open. */
export function rememberPermissions(
  storage: SafeStorage,
  place: PermissionPlace,
  names: readonly string[],
): void {
  const value = startOf(place) + names.join(' ');
  if (storage.get(key) !== value) storage.set(key, value);
}

/** Returns the permissions that the guard found for this user, mode and company before; empty if it has found none. */
export function knownPermissions(storage: SafeStorage, place: PermissionPlace): readonly string[] {
  const value = storage.get(key) ?? '';
  const start = startOf(place);
  return value.startsWith(start) ? value.slice(start.length).split(' ') : [];
}
