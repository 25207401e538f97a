import type { OperationName } from '@foyer/contract/routes';
import type { Send, SendInput } from '../api/send.ts';
import type { CurrentSession } from './current-session.ts';
import type { SessionPlace } from './session-place.ts';
import { activeToken, callToken, type SessionRecord } from './session-record.ts';
import { subjectOf } from './session-token.ts';

/** Creates the search for another mode or company of this session in which a read succeeds that the server refuses in the current one. */
export const createPlaceFinder =
  (send: Send, current: CurrentSession) =>
  async (name: OperationName, input: SendInput = {}): Promise<SessionPlace | null> => {
    const record = current.record();
    const start = current.epoch();
    for (const { token, ...place } of record ? otherPlaces(record) : []) {
      const answer = await send(name, input, token);
      if (current.epoch() !== start) return null;
      if (answer.ok) return place;
    }
    return null;
  };

/** Returns the other modes and companies for which the session has a token. An impersonated person has no others. */
function otherPlaces(record: SessionRecord): readonly (SessionPlace & { readonly token: string })[] {
  const { tokens, impersonation, companyId } = record;
  if (impersonation !== null && subjectOf(impersonation) !== subjectOf(activeToken(record))) return [];
  const own = tokens.map(({ mode, token }) => ({ mode, companyId: null, token }));
  const entered = impersonation === null ? [] : [{ mode: 'b2b' as const, companyId, token: impersonation }];
  return [...own, ...entered].filter(({ token }) => token !== callToken(record));
}
