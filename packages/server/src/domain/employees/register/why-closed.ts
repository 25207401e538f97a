import type { FoundInvitation } from '../../accounts/invitations/invitations.repo.ts';

/** Returns why the link of an invitation does not work: used, or else expired, withdrawn or replaced; null where it works. */
export function whyClosed(
  { usedAt, replacedAt, expiresAt, status }: FoundInvitation,
  now: Date,
): 'invitation_used' | 'invitation_expired' | null {
  if (usedAt || status === 'active' || status === 'registered') return 'invitation_used';
  return replacedAt || expiresAt <= now || status !== 'invited' ? 'invitation_expired' : null;
}
