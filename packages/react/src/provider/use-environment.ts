import type { Environment } from '@foyer/contract/environment/environment.contract';
import { useStore } from '@nanostores/react';
import { useSdk } from './foyer-context.ts';
import { useResource } from './use-resource.ts';
import { useUserInfo } from './use-session.ts';

/**
 * Names and links of the brand whose portal this is: of whom is signed in, not of the address; the address's own before
 * anybody is signed in. Undefined until they are known.
 */
export function useEnvironment(): Environment | undefined {
  const { status, data } = useStore(useSdk().$environment);
  const brand = useUserInfo().data?.branding?.id;
  const isOther = brand !== undefined && data?.branding.id !== brand;
  // asked for once it is known that the address's is another
  const isSettled = status === 'ready' || status === 'error';
  const own = useResource('getEnvironment', { query: { brand } }, { isEnabled: isOther && isSettled });
  return isOther ? own.data : data;
}
