import type { CurrentSession } from './current-session.ts';

/** Back to the own company, or to the own account after acting as somebody else. */
export function leaveCompany(current: CurrentSession): void {
  const record = current.record();
  if (!record?.impersonation) return;
  current.begin({ ...record, impersonation: null, companyId: null, originCompanyId: null });
}
