import type { CurrentSession } from './current-session.ts';
import type { SessionRecord } from './session-record.ts';

/** Back to the own company, or to the own account after acting as somebody else; `tell` has the server end what is left. */
export function leaveCompany(current: CurrentSession, tell?: (left: SessionRecord) => unknown): void {
  const record = current.record();
  if (!record?.impersonation) return;
  current.begin({ ...record, impersonation: null, companyId: null, originCompanyId: null });
  tell?.({ ...record, tokens: [] });
}
