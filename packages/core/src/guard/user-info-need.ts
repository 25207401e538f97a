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

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOptional = (value: unknown, isRight: (value: unknown) => boolean) =>
  value === undefined || value === null || isRight(value);

/** Whether a response contains the signed-in user, and nothing that the portal could not read; a server may return `{}` or nothing. */
function isUserInfo(data: unknown): data is Exclude<GuardInput['userInfo'], string | undefined> {
  if (!isObject(data) || !isObject(data.user)) return false;
  const { id, roles } = data.user;
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    Array.isArray(roles) &&
    roles.every((role) => typeof role === 'string') &&
    isOptional(data.sideBarItemsDisplay, Array.isArray) &&
    [data.company, data.branding, data.actor].every((value) => isOptional(value, isObject))
  );
}
