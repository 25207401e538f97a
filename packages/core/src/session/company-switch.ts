import { aborted, failure } from '../api/result.ts';
import type { Send } from '../api/send.ts';
import type { ActingEnd } from './acting-end.ts';
import type { CurrentSession } from './current-session.ts';
import { leaveCompany } from './leave-company.ts';
import type { Session } from './session.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { activeToken, type SessionRecord } from './session-record.ts';

export interface CompanySwitchDependencies {
  readonly send: Send;
  readonly current: CurrentSession;
  readonly freshToken: () => Promise<string | null>;
  readonly acting: ActingEnd;
  /** Tells the server to end the previous impersonation. */
  readonly tellLogout: (left: SessionRecord) => unknown;
  /** Loads the user, whose company is the one to return to. */
  readonly loadUser: SessionDependencies['loadUser'];
}
type SwitchResult = Awaited<ReturnType<Session['switchCompany']>>;

/** Switches to another company with an impersonation token, requested with the own token; switching to the own company ends it. */
export function createCompanySwitch(dependencies: CompanySwitchDependencies): Session['switchCompany'] {
  const { send, current, freshToken, loadUser, acting, tellLogout } = dependencies;
  return async (id, userId, reason) => {
    const start = current.epoch();
    await freshToken();
    const ownCompanyId = current.record()?.originCompanyId ?? (await loadUser()).data?.company?.id ?? null;
    const before = current.record();
    if (before === null) return failure('unauthenticated', 401) as SwitchResult;
    if (current.epoch() !== start) return aborted() as SwitchResult;
    if (id === ownCompanyId && userId === undefined) {
      leaveCompany(current, tellLogout);
      return { ok: true, value: undefined };
    }
    const businessToken = before.tokens.find(({ mode }) => mode === 'b2b');
    const token = businessToken?.token ?? activeToken(before);
    const answer = await send(
      'authorizeCompany',
      { params: { companyId: id }, query: { userId, reason } },
      token,
    );
    const record = current.record();
    if (current.epoch() !== start || record === null) return aborted() as SwitchResult;
    if (!answer.ok) return answer as SwitchResult;
    const impersonation = (answer.value as { token: string }).token;
    const mode = businessToken?.mode ?? record.mode;
    acting.begun();
    current.begin({ ...record, mode, impersonation, companyId: id, originCompanyId: ownCompanyId });
    if (record.impersonation) void tellLogout({ ...record, tokens: [] });
    return { ok: true, value: undefined };
  };
}
