import type { Invitation } from '@foyer/contract/employees/employees.schema';
import { findInvitation } from '../../domain/accounts/invitations/invitations.repo.ts';
import type { Handler } from '../handler.ts';
import { limitWrongLinks, noteWrongLink } from './register/link-tries.ts';
import { whyClosed } from './register/why-closed.ts';

/** What the page behind the link of an invitation shows; nobody is signed in there. */
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
    ...{ email, salutation, firstName: firstName || null, lastName: lastName || null, companyName },
    invitedBy: invitedBy ?? companyName,
    expiresAt: expiresAt.toISOString(),
  };
};
