import type { Invitation } from '@foyer/contract/employees/employees.schema';
import { findInvitation } from '../../domain/accounts/invitations/invitations.repo.ts';
import { limitWrongLinks, noteWrongLink } from '../../domain/employees/register/link-rate-limit.ts';
import { whyClosed } from '../../domain/employees/register/why-closed.ts';
import type { Handler } from '../handler.ts';

/** Returns the content of the page behind the link of an invitation; there is no session there. */
export const getInvitation: Handler<'getInvitation'> = async (context): Promise<Invitation> => {
  const { db, input, now, fail } = context;
  await limitWrongLinks(context);
  const found = await findInvitation(db, input.params.token);
  if (!found) {
    await noteWrongLink(context);
    return fail('not_found');
  }
  const closed = whyClosed(found, now);
  if (closed) return fail(closed);
  const { email, salutation, firstName, lastName, companyName, invitedBy, expiresAt } = found;
  return {
    email,
    salutation,
    firstName: firstName || null,
    lastName: lastName || null,
    companyName,
    invitedBy: invitedBy ?? companyName,
    expiresAt: expiresAt.toISOString(),
  };
};
