import type { SessionState } from './session.ts';
import type { SessionRecord } from './session-record.ts';

/** Returns the public state of a session: everything except the tokens. */
export const toState = (record: SessionRecord): SessionState => ({
  status: 'signed-in',
  mode: record.mode,
  modes: record.tokens.map(({ mode }) => mode),
  companyId: record.companyId,
  originCompanyId: record.originCompanyId,
  isImpersonating: record.impersonation !== null,
  endedBecause: null,
});

export const signedOut = (endedBecause: SessionState['endedBecause']): SessionState => ({
  status: 'signed-out',
  mode: null,
  modes: [],
  companyId: null,
  originCompanyId: null,
  isImpersonating: false,
  endedBecause,
});
