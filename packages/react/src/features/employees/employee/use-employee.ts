import { useResource } from '../../../provider/use-resource.ts';

/** One person as the server has them; `isAddressable` is false for what can be no id of one: then nothing is asked. */
export function useEmployee(userId: string) {
  const isAddressable = /^[A-Za-z0-9_-]{1,64}$/.test(userId);
  const employee = useResource('getUser', { params: { id: userId } }, { isEnabled: isAddressable });
  return { isAddressable, employee };
}
