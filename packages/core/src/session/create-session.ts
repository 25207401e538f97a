import type { Mode } from '@foyer/contract/roles';
import { atom } from 'nanostores';
import type { CallGate } from '../api/create-call.ts';
import { aborted, failure, type Send } from '../api/wire.ts';
import type { ErrorCode, Result, Session } from '../sdk/sdk.ts';
import type { BrowserStores } from './browser-stores.ts';
import { expiryFrom, isDue } from './expiry.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { SessionKeys } from './session-keys.ts';
import {
  activeToken,
  callToken,
  createSessionStore,
  parseTokens,
  type SessionRecord,
  sameHolder,
} from './session-record.ts';
import { signedOut, toState } from './session-state.ts';
import { subjectOf } from './session-token.ts';
import { createTabChannel } from './tab-channel.ts';
import { createWayBack } from './way-back.ts';

export interface SessionParts {
  readonly send: Send;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  readonly brand: string | undefined;
  /** The id of the company the user is in, for the way back from another. */
  readonly companyId: () => Promise<string | null>;
}
/** The session, the gate its calls pass, and what the SDK itself needs. */
export interface RunningSession {
  readonly session: Session;
  readonly gate: CallGate;
  onChange(listener: () => void): () => void;
  /** Who acts, or acted until the session ran out; null after a logout. */
  subject(): string | null;
  close(): void;
}

export function createSession({ send, keys, stores, brand, companyId }: SessionParts): RunningSession {
  const store = createSessionStore(keys, stores.local, stores.cookies);
  const wayBack = createWayBack(stores.session, keys.wayBack);
  const listeners = new Set<() => void>();
  let record = store.read();
  let epoch = 0;
  let lastSubject = subjectOf(record && callToken(record));
  const $state = atom(record ? toState(record) : signedOut(null));
  const watched = [keys.allModes, keys.selectedMode, keys.selectedCompany];
  const channel = createTabChannel(keys.lock, watched, restore);
  const { local, locks } = stores;
  const refresh = createLazyRefresher({
    ...{ send, store, local, locks, adopt },
    lockName: keys.lock,
    epoch: () => epoch,
  });

  /** Sets the new state; `isOther` when answers to earlier calls no longer belong to it. */
  function turnTo(next: SessionRecord | null, isOther: boolean, endedBecause = $state.get().endedBecause) {
    record = next;
    if (next || endedBecause === 'signed-out') lastSubject = subjectOf(next && callToken(next));
    if (isOther) epoch += 1;
    $state.set(next ? toState(next) : signedOut(endedBecause));
    if (isOther) for (const listener of listeners) listener();
  }
  function adopt(next: SessionRecord) {
    const isOther = record === null || !sameHolder(record, next);
    store.write(next);
    turnTo(next, isOther);
    channel.announce();
  }
  function begin(next: SessionRecord) {
    store.write(next);
    turnTo(next, true);
    channel.announce();
  }
  function forget(reason: 'expired' | 'signed-out' | null) {
    const wasSignedIn = record !== null;
    store.clear();
    if (wasSignedIn) turnTo(null, true, reason);
    if (wasSignedIn) channel.announce();
  }
  function expire() {
    if (record) wayBack.remember();
    forget('expired');
  }
  function restore() {
    const stored = store.read();
    if (stored === null && record !== null) turnTo(null, true, 'signed-out');
    else if (stored !== null) turnTo(stored, record === null || !sameHolder(record, stored));
    return stored !== null;
  }

  const gate: CallGate = {
    epoch: () => epoch,
    async freshToken() {
      const before = record;
      if (before === null) return null;
      if (isDue(before, Date.now()) && (await refresh(before)) === 'ended' && record) expire();
      return record && callToken(record);
    },
    async replaceToken(token, code) {
      const current = record;
      if (current === null) return null;
      if (callToken(current) !== token) return callToken(current);
      if (code === 'token_expired' || isDue(current, Date.now())) {
        const outcome = await refresh(current, true);
        const next = record && callToken(record);
        if (outcome === 'fresh' && next !== null) return next;
        if (outcome === 'failed') return null;
      }
      expire();
      return null;
    },
    expire,
  };

  async function login(username: string, password: string): Promise<Result<undefined, ErrorCode<'login'>>> {
    const start = epoch;
    const answer = await send('login', { body: { username, password }, query: { brand } }, null);
    if (epoch !== start) return aborted() as Result<undefined, ErrorCode<'login'>>;
    if (!answer.ok) return answer as Result<undefined, ErrorCode<'login'>>;
    const tokens = parseTokens((answer.value as { tokens?: unknown } | undefined)?.tokens);
    const first = tokens[0];
    if (!first) return failure('internal_error', 200) as Result<undefined, ErrorCode<'login'>>;
    const none = { companyId: null, originCompanyId: null, impersonation: null };
    begin({ tokens, mode: first.mode, expiresAt: expiryFrom(tokens, Date.now()), ...none });
    return { ok: true, value: undefined };
  }

  /** The tokens leave with the call before they are forgotten here, so that nothing waits for a slow server. */
  async function logout(): Promise<void> {
    const leaving = record;
    const extra = leaving?.impersonation ? [{ mode: 'impersonate', token: leaving.impersonation }] : [];
    const body = { tokens: [...(leaving?.tokens ?? []), ...extra] };
    const call = leaving ? send('logout', { body, signal: AbortSignal.timeout(5000) }, null) : null;
    forget('signed-out');
    for (const key of [keys.language, keys.previousLanguage, keys.wayBack]) stores.session.remove(key);
    await call;
  }

  function selectMode(mode: Mode) {
    if (record?.tokens.some((entry) => entry.mode === mode) && record.mode !== mode)
      begin({ ...record, mode });
  }

  async function switchCompany(id: string, userId?: string) {
    type Answer = Result<undefined, ErrorCode<'authorizeCompany'>>;
    const start = epoch;
    await gate.freshToken();
    const home = record?.originCompanyId ?? (await companyId());
    const current = record;
    if (current === null) return failure('unauthenticated', 401) as Answer;
    if (epoch !== start) return aborted() as Answer;
    if (id === home && userId === undefined) {
      leaveCompany();
      return { ok: true, value: undefined } as Answer;
    }
    const own = current.tokens.find(({ mode }) => mode === 'b2b');
    const token = own?.token ?? activeToken(current);
    const answer = await send('authorizeCompany', { params: { companyId: id }, query: { userId } }, token);
    if (epoch !== start || record === null) return aborted() as Answer;
    if (!answer.ok) return answer as Answer;
    const impersonation = (answer.value as { token: string }).token;
    const mode = own?.mode ?? record.mode;
    begin({ ...record, mode, impersonation, companyId: id, originCompanyId: home });
    return { ok: true, value: undefined } as Answer;
  }

  function leaveCompany() {
    if (record?.impersonation)
      begin({ ...record, impersonation: null, companyId: null, originCompanyId: null });
  }

  const clear = (reason?: 'expired') => (reason === 'expired' ? expire() : forget(null));
  const { freshToken } = gate;
  const session: Session = {
    ...{
      $state,
      login,
      logout,
      selectMode,
      switchCompany,
      leaveCompany,
      restore,
      clear,
      freshToken,
      wayBack,
    },
  };
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const close = () => {
    channel.close();
    listeners.clear();
    epoch += 1;
  };
  return { session, gate, onChange, subject: () => lastSubject, close };
}
