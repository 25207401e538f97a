import { useSession } from '../provider/use-session.ts';

/** Returns a key of mode and company: another mode or company has other entries, and so other pages. */
export function useIdentityKey(): string {
  const { mode, companyId } = useSession();
  return `${mode} ${companyId}`;
}
