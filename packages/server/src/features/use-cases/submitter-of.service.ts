import type { Caller } from '../../security/caller.ts';

/** Who submits: the user, and who acted for them. */
export const submitterOf = ({ userId, companyId, mode, actor }: Caller) => ({
  userId,
  companyId,
  mode,
  actorId: actor?.userId ?? null,
});
