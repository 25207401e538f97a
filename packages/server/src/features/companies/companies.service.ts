import type { AllowedCompany, ChildCompany } from '@foyer/contract/companies/companies.schema';
import { listKey } from '../../db/keyset/cursor.ts';
import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import type { Handler } from '../handler.ts';
import { listFleet, type Reach, readBeside, readCompanyPage } from './company-list.repo.ts';

/** From within a child the same list as from the own company, so that one can go from child to child. */
export const listChildCompanies: Handler<'listChildCompanies'> = async ({ db, caller }) => {
  const rows = await listFleet(db, caller.userId);
  return { items: rows.map((row) => toChild(row, caller.companyId)) };
};

/** Staff see every company with somebody to act as; fleet managers what lies below their own. Two queries. */
export const listAllowedCompanies: Handler<'listAllowedCompanies'> = async ({ db, caller, input, fail }) => {
  const { limit, cursor, page, sort = 'name:asc', search, companyId } = input.query;
  const isStaff = caller.roles.includes('ROLE_IMPERSONATE');
  const reach: Reach = { kind: isStaff ? 'staff' : 'fleet', userId: caller.userId };
  const filters = { search, companyId };
  const list = listKey(sort, filters);
  const rows = await readCompanyPage(db, reach, { ...filters, sort, cursor, page, list, limit });
  if (!rows) return fail('validation_failed', { errors: [{ path: 'cursor', code: 'invalid_format' }] });
  const { rows: shown, nextCursor } = cutPage(rows, limit, list);
  const ids = isStaff ? shown.map(({ id }) => id) : [];
  const { counted, accounts } = await readBeside(db, reach, filters, ids);
  const items = shown.map((row): AllowedCompany => {
    const own = accounts.filter((account) => account.companyId === row.id);
    return {
      ...toChild(row, caller.companyId),
      isSpecialCustomer: row.isSpecialCustomer,
      accounts: own.map(({ userId, name, email }) => ({ userId, name, email })),
      accountCount: own[0]?.count ?? 0,
    };
  });
  return { items, nextCursor, ...cappedTotal(counted) };
};

function toChild(
  { id, name, parentId, customerNumber, city }: Omit<ChildCompany, 'isCurrent'>,
  currentId: string | null,
): ChildCompany {
  return { id, name, parentId, customerNumber, city, isCurrent: id === currentId };
}
