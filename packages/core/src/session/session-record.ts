import type { Mode } from '@foyer/contract/roles';
import { jsonText } from '../api/json-text.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { SessionKeys } from './session-keys.ts';
import { isBegunBy, readLifetime, subjectOf } from './session-token.ts';

export interface ModeToken {
  readonly mode: Mode;
  readonly token: string;
}

/** A complete session, as stored in local storage and cookies. */
export interface SessionRecord {
  readonly tokens: readonly ModeToken[];
  readonly mode: Mode;
  /** Instant at which the tokens end, in milliseconds of this machine's clock: receipt plus the server's lifetime. */
  readonly expiresAt: number;
  readonly companyId: string | null;
  readonly originCompanyId: string | null;
  readonly impersonation: string | null;
}

export interface SessionStore {
  read(): SessionRecord | null;
  write(record: SessionRecord): void;
  /** Clears the session. `isLogout`: it is a deliberate logout, which other tabs recognise by the order of the written values. */
  clear(isLogout: boolean): void;
}

/** Value of the token list for a moment before a logout removes it; other tabs are notified of each value in order. */
export const LOGOUT_MARK = '';

/** Whether the browser was closed, which keeps local storage but drops cookies. */
const isForgotten = (keys: SessionKeys, cookies: CookieJar) => cookies.get(keys.tokenCookie) === null;

/** Returns the session that the browser has stored, without changing it; null where there is none. */
export function readRecord(keys: SessionKeys, local: SafeStorage, cookies: CookieJar): SessionRecord | null {
  const tokens = parseTokens(local.get(keys.allModes));
  const first = tokens[0];
  if (!first) return null;
  const wanted = local.get(keys.selectedMode);
  const stored = isForgotten(keys, cookies)
    ? local.get(keys.impersonation)
    : cookies.get(keys.impersonateCookie);
  const ownTokens = tokens.map(({ token }) => token);
  const impersonation = stored && isBegunBy(ownTokens, stored) ? stored : null;
  return {
    tokens,
    mode: tokens.find(({ mode }) => mode === wanted)?.mode ?? first.mode,
    expiresAt: Number(local.get(keys.expireTime)) || 0,
    companyId: impersonation && local.get(keys.selectedCompany),
    originCompanyId: impersonation && local.get(keys.originCompany),
    impersonation,
  };
}

/** Creates the store of the record. The token list is written last and removed first, because other tabs watch it. */
export function createSessionStore(keys: SessionKeys, local: SafeStorage, cookies: CookieJar): SessionStore {
  const put = (store: SafeStorage | CookieJar, key: string, value: string | number | null | undefined) =>
    value ? store.set(key, `${value}`) : store.remove(key);
  function putCookies(record: SessionRecord | null) {
    put(cookies, keys.tokenCookie, record && activeToken(record));
    put(cookies, keys.impersonateCookie, record?.impersonation);
  }
  /** Writes everything except the tokens. */
  function putRest(record: SessionRecord | null) {
    putCookies(record);
    put(local, keys.impersonation, record?.impersonation);
    put(local, keys.originCompany, record?.originCompanyId);
    put(local, keys.expireTime, record?.expiresAt);
    put(local, keys.selectedCompany, record?.companyId);
    put(local, keys.selectedMode, record?.mode);
  }
  return {
    read() {
      const record = readRecord(keys, local, cookies);
      if (record && isForgotten(keys, cookies)) putCookies(record);
      return record;
    },
    write(record) {
      putRest(record);
      local.set(keys.allModes, jsonText(record.tokens));
    },
    clear(isLogout) {
      if (isLogout) local.set(keys.allModes, LOGOUT_MARK);
      local.remove(keys.allModes);
      putRest(null);
      local.remove(keys.isReadNews);
    },
  };
}

/** Returns the token of the selected mode. */
export const activeToken = ({ tokens, mode }: SessionRecord): string | null =>
  tokens.find((entry) => entry.mode === mode)?.token ?? null;

/** Returns the token that a call carries: in b2b mode the impersonation token, if there is one (specification section 7). */
export const callToken = (record: SessionRecord): string | null =>
  record.mode === 'b2b' && record.impersonation !== null ? record.impersonation : activeToken(record);

/**
 * Returns the name under which a browser stores data of a session's user. During an impersonation it lies below that of the actor, so that
 * the actor's logout removes it too.
 */
export function ownerOf(record: SessionRecord): string | null {
  const own = subjectOf(activeToken(record));
  const acted = subjectOf(callToken(record));
  return own === null || acted === null || acted === own ? own : `${own}.${acted}`;
}

/** Parses a token list as the server sends or the browser stores it; unusable entries are left out. */
export function parseTokens(source: unknown): ModeToken[] {
  const list = typeof source === 'string' ? parseJson(source) : source;
  return Array.isArray(list) ? list.filter(isModeToken) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isModeToken(value: unknown): value is ModeToken {
  const { mode, token } = (value ?? {}) as Record<string, unknown>;
  if (!isMode(mode)) return false;
  try {
    readLifetime(token);
    return true;
  } catch (error) {
    console.error(`Foyer: token of mode ${mode}: ${(error as Error).message}`);
    return false;
  }
}

/** Written out here, because the contract's list is next to its schema, and the schema library is heavy. */
const allModes: Readonly<Record<Mode, true>> = { b2b: true, b2c_cc: true };
const isMode = (value: unknown): value is Mode => typeof value === 'string' && Object.hasOwn(allModes, value);

/** Whether two records belong to the same person in the same mode and company, so that only the tokens changed. */
export const sameHolder = (a: SessionRecord, b: SessionRecord): boolean =>
  a.mode === b.mode &&
  a.companyId === b.companyId &&
  subjectOf(activeToken(a)) === subjectOf(activeToken(b)) &&
  subjectOf(callToken(a)) === subjectOf(callToken(b));
