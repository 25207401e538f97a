import type { AllowedCompany, ChildCompany } from '@foyer/contract/companies/companies.schema';
import { listFleet, type Reach, readCompanies } from '../../domain/companies/company-list.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists the child companies. From within a child the list is that of the own company, so that a manager can switch between children. */
export const listChildCompanies: Handler<'listChildCompanies'> = async ({ db, caller }) => {
  const rows = await listFleet(db, caller);
  return { items: rows.map((row) => toChild(row, caller.companyId)) };
};

/** Lists companies that the caller may enter: for staff every company with an account to impersonate, for fleet managers those below their own. */
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
