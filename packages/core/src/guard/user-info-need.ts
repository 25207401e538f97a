import type { FoyerSdk } from '../sdk/sdk.ts';
import type { GuardInput } from './guard-types.ts';

/** Returns the known user info, without a request. */
export function userInfoKnown({ $userInfo, session }: FoyerSdk): GuardInput['userInfo'] {
  const data = $userInfo.value?.data;
  return session.$state.get().status === 'signed-in' && isUserInfo(data) ? data : undefined;
}

/** Maximum number of changes of mode or company within one navigation; more lead to a retry screen. */
const MAX_CHANGES = 5;

/**
 * Requests the user info from the server. Temporary failures keep the session; any other response without a user counts as missing. If a
 * response was dropped because mode or company changed in the meantime, the current user is requested again.
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

/** Whether a response contains the signed-in user; a server may return `{}` or nothing. */
const isUserInfo = (data: unknown): data is Exclude<GuardInput['userInfo'], string | undefined> =>
  typeof data === 'object' &&
  data !== null &&
  Array.isArray((data as { user?: { roles?: unknown } }).user?.roles);
