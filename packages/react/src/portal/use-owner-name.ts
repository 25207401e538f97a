import { useUserInfo } from '../provider/use-session.ts';

/** Returns the name of the portal's owner: the company, or in private mode the person; empty while unknown. */
export function useOwnerName(): string {
  const { data } = useUserInfo();
  if (!data) return '';
  const person = `${data.user.firstName} ${data.user.lastName}`;
  return data.mode === 'b2b' ? (data.company?.name ?? person) : person;
}
