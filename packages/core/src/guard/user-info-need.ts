import type { FoyerSdk } from '../sdk/sdk.ts';
import type { GuardInput } from './guard-types.ts';

/** What is known of the user without asking. */
export function userInfoKnown({ $userInfo, session }: FoyerSdk): GuardInput['userInfo'] {
  const data = $userInfo.value?.data;
  return session.$state.get().status === 'signed-in' && isUserInfo(data) ? data : undefined;
}

/** Asks the server. Passing failures keep the session; any other answer without a user counts as missing. */
export async function readUserInfo(sdk: FoyerSdk): Promise<GuardInput['userInfo']> {
  const { data, error } = await sdk.$userInfo.load();
  if (error) return isPassing(error) ? 'unreachable' : 'missing';
  return isUserInfo(data) ? data : 'missing';
}

const isPassing = ({ code, status }: { code: string; status: number }) =>
  code === 'network' || code === 'aborted' || status === 429 || status >= 500;

/** A server that answers `{}` or nothing has not said who is signed in. */
const isUserInfo = (data: unknown): data is Exclude<GuardInput['userInfo'], string | undefined> =>
  typeof data === 'object' &&
  data !== null &&
  Array.isArray((data as { user?: { roles?: unknown } }).user?.roles);
