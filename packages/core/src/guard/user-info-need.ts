import type { FoyerSdk } from '../sdk/sdk.ts';
import type { GuardInput } from './guard-types.ts';

/** What is known of the user without asking. */
export function userInfoKnown({ $userInfo, session }: FoyerSdk): GuardInput['userInfo'] {
  const data = $userInfo.value?.data;
  return session.$state.get().status === 'signed-in' && isUserInfo(data) ? data : undefined;
}

/** Somebody who changes mode or company this often within one navigation gets a retry screen. */
const MAX_CHANGES = 5;

/**
 * Asks the server. Passing failures keep the session; any other answer without a user counts as missing. An answer that
 * was dropped because mode or company changed meanwhile is none: the user of now is asked for.
 */
export async function readUserInfo({ $userInfo, session }: FoyerSdk): Promise<GuardInput['userInfo']> {
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const { status, data, error } = await $userInfo.load();
    if (error) return isPassing(error) ? 'unreachable' : 'missing';
    if (isUserInfo(data)) return data;
    if (status === 'ready' || session.$state.get().status === 'signed-out') return 'missing';
  }
  return 'unreachable';
}

const isPassing = ({ code, status }: { code: string; status: number }) =>
  code === 'network' || code === 'aborted' || status === 429 || status >= 500;

/** A server that answers `{}` or nothing has not said who is signed in. */
const isUserInfo = (data: unknown): data is Exclude<GuardInput['userInfo'], string | undefined> =>
  typeof data === 'object' &&
  data !== null &&
  Array.isArray((data as { user?: { roles?: unknown } }).user?.roles);
