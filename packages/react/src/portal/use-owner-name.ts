import { useUserInfo } from '../provider/use-session.ts';

/** Whose portal this is: the company's, or in private mode the person's; empty while that is not known. */
export function useOwnerName(): string {
  const { data } = useUserInfo();
  if (!data) return '';
  const person = `${data.user.firstName} ${data.user.lastName}`;
  return data.mode === 'b2b' ? (data.company?.name ?? person) : person;
}
