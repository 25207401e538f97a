import { useSession } from '../provider/use-session.ts';

/** In whose place the user looks at lists: another mode or company has other entries, and other pages of them. */
export function useIdentityKey(): string {
  const { mode, companyId } = useSession();
  return `${mode} ${companyId}`;
}
