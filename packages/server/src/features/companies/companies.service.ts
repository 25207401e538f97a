import type { AllowedCompany, ChildCompany } from '@foyer/contract/companies/companies.schema';
import type { Handler } from '../handler.ts';
import { listFleet, type Reach, readCompanies } from './company-list.repo.ts';

/** From within a child the same list as from the own company, so that one can go from child to child. */
export const listChildCompanies: Handler<'listChildCompanies'> = async ({ db, caller }) => {
  const rows = await listFleet(db, caller);
  return { items: rows.map((row) => toChild(row, caller.companyId)) };
};

/** Staff see every company with somebody to act as; fleet managers what lies below their own. */
export const listAllowedCompanies: Handler<'listAllowedCompanies'> = async ({ db, caller, input }) => {
  const isStaff = caller.roles.includes('ROLE_IMPERSONATE');
  const reach: Reach = {
    kind: isStaff ? 'staff' : 'fleet',
    userId: caller.userId,
    partnerId: caller.partnerId,
  };
  const { rows, accounts, ...page } = await readCompanies(db, reach, input.query);
  const items = rows.map((row): AllowedCompany => {
    const own = accounts.filter((account) => account.companyId === row.id);
    return {
      ...toChild(row, caller.companyId),
      isSpecialCustomer: row.isSpecialCustomer,
      accounts: own.map(({ userId, name, email }) => ({ userId, name, email })),
      accountCount: own[0]?.count ?? 0,
    };
  });
  return { ...page, items };
};

function toChild(
  { id, name, parentId, customerNumber, city }: Omit<ChildCompany, 'isCurrent'>,
  currentId: string | null,
): ChildCompany {
  return { id, name, parentId, customerNumber, city, isCurrent: id === currentId };
}
