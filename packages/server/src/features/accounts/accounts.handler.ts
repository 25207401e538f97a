import type { AuditEntry } from '@foyer/contract/accounts/accounts.schema';
import { accountList, readRecentAccounts } from '../../domain/accounts/account-list.repo.ts';
import { type AuditRow, auditList, readAuditPeople } from '../../domain/accounts/audit-list.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists accounts that staff may impersonate. */
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

/** Lists accounts that the caller impersonated in the last thirty days and may still impersonate. */
export const listRecentAccounts: Handler<'listRecentAccounts'> = async ({ db, caller, now }) => ({
  items: await readRecentAccounts(db, caller.userId, now),
});

/** Lists audited actions for people of the caller's company and the companies below it. */
export const listAuditEntries: Handler<'listAuditEntries'> = async ({ db, caller, input }) => {
  const { rows, ...page } = await auditList.read(db, caller, input.query);
  return { ...page, items: rows.map(toEntry) };
};

/** Lists people of these companies who have been impersonated. */
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
