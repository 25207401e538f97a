import { businessTimeZone } from '@foyer/contract';
import type { AuditKind } from '@foyer/contract/accounts/accounts.schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { auditEntries } from '../../security/audit.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';
import { toLikePatterns } from '../search/fold-text.ts';
import { searchedColumn } from '../search/folded-column.repo.ts';

/** Kind of an entry: start or end of an impersonation, a refused call, or (any other action) a successful call. */
const kind = sql<AuditKind>`case audit_entries.action when 'impersonation' then 'began'
  when 'impersonation-ended' then 'ended' when 'call-refused' then 'refused' else 'done' end`;

/**
 * Entries of calls made while impersonating a person of the company or of a company below it. Renewals of a token are left out, and so
 * are refused impersonations: their company is only user input, so the company must not learn who tried.
 */
const visible = (viewer: CompanyViewer): SQL =>
  sql`audit_entries.company_id in ${companiesFrom(viewer)}
    and audit_entries.actor_user_id <> audit_entries.user_id
    and audit_entries.action not in ('impersonation-refused', 'company-switch-refused', 'company-switch')
    and audit_entries.details->>'isRenewal' is null`;

const nameOf = (column: 'user_id' | 'actor_user_id'): SQL<string | null> =>
  sql<
    string | null
  >`(select u.first_name || ' ' || u.last_name from users u where u.id = audit_entries.${sql.raw(column)})`;

/** Reason that was given at the start of the impersonation to which an entry belongs. */
const reason = sql<
  string | null
>`coalesce(audit_entries.details->>'reason', (select b.details->>'reason' from audit_entries b
  where b.user_id = audit_entries.user_id and b.at <= audit_entries.at and b.actor_user_id = audit_entries.actor_user_id
    and b.company_id = audit_entries.company_id and b.action = 'impersonation' and b.details ? 'reason'
  order by b.at desc limit 1))`;

const fields = {
  id: auditEntries.id,
  at: auditEntries.at,
  kind,
  userId: auditEntries.userId,
  userName: nameOf('user_id'),
  actorName: nameOf('actor_user_id'),
  operation: sql<string | null>`case when audit_entries.action like 'impersonation%' then null
    else coalesce(audit_entries.details->>'operation', audit_entries.action) end`,
  number: sql<string | null>`audit_entries.details->>'number'`,
  code: sql<string | null>`audit_entries.details->>'code'`,
  reason,
};

/** Whether the name of the actor or of the impersonated user, the reason, or the number of the record matches a word of a search. */
const holdsWord = (pattern: string): SQL =>
  sql`(exists (select 1 from users u where u.id in (audit_entries.user_id, audit_entries.actor_user_id)
      and u.search_text like ${pattern})
    or ${searchedColumn(sql`coalesce(${reason}, '') || ' ' || coalesce(audit_entries.details->>'number', '')`)} like ${pattern})`;

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;

/** Audit log of a company and the companies below it. */
export const auditList = pageOf('listAuditEntries', auditEntries, {
  fields: () => fields,
  visible,
  sorts: { at: auditEntries.at },
  defaultSort: 'at:desc',
  filters: {
    search: (search) => and(...toLikePatterns(search).map(holdsWord)),
    kind: (kinds) =>
      sql`${kind} in (${sql.join(
        kinds.map((one) => sql`${one}`),
        sql`, `,
      )})`,
    userId: (id) => eq(auditEntries.userId, id),
    from: (day) => sql`${auditEntries.at} >= ${startOfDay(day)}`,
    to: (day) => sql`${auditEntries.at} < ${startOfDay(day)} + interval '1 day'`,
  },
});

export type AuditRow = Awaited<ReturnType<typeof auditList.readRows>>['rows'][number];

/** Most people in the filter's list; others are found by a search for their name. */
const most = 500;

/** Lists the people who were impersonated in the viewer's companies, by name. */
export const readAuditPeople = (db: Database, viewer: CompanyViewer) =>
  queryRows<{ readonly id: string; readonly name: string }>(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name as name from users u
      where u.id in (select audit_entries.user_id from audit_entries where ${visible(viewer)})
      order by u.sort_name, u.id limit ${most}`,
  );
