import type { FoundInvitation } from '../../../domain/accounts/invitations/invitations.repo.ts';

/** Why a link of an invitation does not work: it was taken up, or it is too old, withdrawn, or another took its place; null where it works. */
export function whyClosed(
  { usedAt, replacedAt, expiresAt, status }: FoundInvitation,
  now: Date,
): 'invitation_used' | 'invitation_expired' | null {
  if (usedAt || status === 'active' || status === 'registered') return 'invitation_used';
  return replacedAt || expiresAt <= now || status !== 'invited' ? 'invitation_expired' : null;
}
