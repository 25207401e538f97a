import type { AuditEntry } from '@foyer/contract/accounts/accounts.schema';
import type { Handler } from '../handler.ts';
import { accountList, readRecentAccounts } from './account-list.repo.ts';
import { type AuditRow, auditList, readAuditPeople } from './audit-list.repo.ts';

/** Whom staff may act as. */
export const listAccounts: Handler<'listAccounts'> = async ({ db, caller, input }) => {
  const { rows, ...page } = await accountList.read(db, caller.userId, input.query);
  const items = rows.map(({ id, name, email, companies }) => ({
    id,
    name,
    email,
    companies: [...companies],
  }));
  return { ...page, items };
};

/** Whom the caller acted as in the last thirty days, and may still. */
export const listRecentAccounts: Handler<'listRecentAccounts'> = async ({ db, caller, now }) => ({
  items: await readRecentAccounts(db, caller.userId, now),
});

/** Who did what for people of the caller's company and those below it. */
export const listAuditEntries: Handler<'listAuditEntries'> = async ({ db, caller, input }) => {
  const { rows, ...page } = await auditList.read(db, caller, input.query);
  return { ...page, items: rows.map(toEntry) };
};

/** As whom somebody has acted there. */
export const listAuditPeople: Handler<'listAuditPeople'> = async ({ db, caller }) => ({
  items: await readAuditPeople(db, caller),
});

function toEntry({
  id,
  at,
  kind,
  actorName,
  userId,
  userName,
  operation,
  number,
  code,
  reason,
}: AuditRow): AuditEntry {
  const user = { id: userId ?? '', name: userName ?? '' };
  return {
    id,
    at: at.toISOString(),
    kind,
    actor: { name: actorName ?? '' },
    user,
    operation,
    number,
    code,
    reason,
  };
}
