import { aborted, failure } from '../api/result.ts';
import type { Send } from '../api/send.ts';
import { type CurrentSession, leaveCompany } from './current-session.ts';
import type { Session } from './session.ts';
import { activeToken } from './session-record.ts';

export interface CompanySwitchDependencies {
  readonly send: Send;
  readonly core: CurrentSession;
  readonly freshToken: () => Promise<string | null>;
  /** The id of the company the user is in, for the way back. */
  readonly companyId: () => Promise<string | null>;
}
type SwitchResult = Awaited<ReturnType<Session['switchCompany']>>;

/** Into another company with an impersonation token, asked for with the own one; the own company is the way back. */
export function createCompanySwitch(parts: CompanySwitchDependencies): Session['switchCompany'] {
  const { send, core, freshToken, companyId } = parts;
  return async (id, userId) => {
    const start = core.epoch();
    await freshToken();
    const home = core.record()?.originCompanyId ?? (await companyId());
    const current = core.record();
    if (current === null) return failure('unauthenticated', 401) as SwitchResult;
    if (core.epoch() !== start) return aborted() as SwitchResult;
    if (id === home && userId === undefined) {
      leaveCompany(core);
      return { ok: true, value: undefined };
    }
    const own = current.tokens.find(({ mode }) => mode === 'b2b');
    const token = own?.token ?? activeToken(current);
    const answer = await send('authorizeCompany', { params: { companyId: id }, query: { userId } }, token);
    const record = core.record();
    if (core.epoch() !== start || record === null) return aborted() as SwitchResult;
    if (!answer.ok) return answer as SwitchResult;
    const impersonation = (answer.value as { token: string }).token;
    const mode = own?.mode ?? record.mode;
    core.begin({ ...record, mode, impersonation, companyId: id, originCompanyId: home });
    return { ok: true, value: undefined };
  };
}
