import type { Environment } from '@foyer/contract/environment/environment.contract';
import { useStore } from '@nanostores/react';
import { useSdk } from './foyer-context.ts';
import { useResource } from './use-resource.ts';
import { useUserInfo } from './use-session.ts';

/**
 * Returns names and links of the portal's brand: that of the signed-in user, or that of the address before a sign-in.
 * Undefined until they are known.
 */
export function useEnvironment(): Environment | undefined {
  const { status, data } = useStore(useSdk().$environment);
  const brand = useUserInfo().data?.branding?.id;
  const isOther = brand !== undefined && data?.branding.id !== brand;
  // requested once the answer for the address is known to be of another brand
  const isSettled = status === 'ready' || status === 'error';
  const brandEnvironment = useResource(
    'getEnvironment',
    { query: { brand } },
    { isEnabled: isOther && isSettled },
  );
  return isOther ? brandEnvironment.data : data;
}
