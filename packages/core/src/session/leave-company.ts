import type { CurrentSession } from './current-session.ts';
import type { SessionRecord } from './session-record.ts';

/** Returns to the own company, or to the own account after an impersonation; `tell` makes the server end the session that is left. */
export function leaveCompany(current: CurrentSession, tell?: (left: SessionRecord) => unknown): void {
  const record = current.record();
  if (!record?.impersonation) return;
  current.begin({ ...record, impersonation: null, companyId: null, originCompanyId: null });
  tell?.({ ...record, tokens: [] });
}
