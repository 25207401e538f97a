import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPasskey, canUsePasskeys, makePasskey } from './passkey.ts';
import { passkeyQuestionExample, passkeySetupExample } from './passkeys-fixture.ts';

const credential = { toJSON: () => ({ id: 'made' }) };
const options = (given: unknown) => given;

interface Browser {
  readonly answer?: () => Promise<unknown>;
  readonly capabilities?: () => Promise<object>;
  readonly isSecure?: boolean;
}
/** Simulates a browser with or without passkeys. */
function browser({ answer = async () => credential, capabilities, isSecure = true }: Browser = {}) {
  const api = { parseCreationOptionsFromJSON: options, parseRequestOptionsFromJSON: options };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, api, capabilities && { getClientCapabilities: capabilities }),
  );
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
}
afterEach(() => vi.unstubAllGlobals());

const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('a passkey', () => {
  it.each([
    ['is cancelled', fails('NotAllowedError'), 'passkey-cancelled'],
    ['is cancelled if the browser finds none', async () => null, 'passkey-cancelled'],
    ['is known already', fails('InvalidStateError'), 'passkey-known'],
    ['is not for this page', fails('SecurityError'), 'passkey-not-here'],
    ['is not of a supported kind', fails('NotSupportedError'), 'passkey-not-here'],
    ['is cancelled after an unknown error', () => Promise.reject(new Error('odd')), 'passkey-cancelled'],
  ])('%s', async (_, answer, code) => {
    browser({ answer });
    expect(await makePasskey(passkeySetupExample.options)).toMatchObject({ ok: false, error: { code } });
    expect(await askPasskey(passkeyQuestionExample.options)).toMatchObject({ ok: false, error: { code } });
  });

  it('is handed on as the browser writes it', async () => {
    browser();
    expect(await makePasskey(passkeySetupExample.options)).toEqual({ ok: true, value: { id: 'made' } });
    expect(await askPasskey(passkeyQuestionExample.options)).toEqual({ ok: true, value: { id: 'made' } });
  });
});

describe('passkeys can be used', () => {
  const elsewhere = 'https://portal.example/api';
  const related = (relatedOrigins: boolean) => async () => ({ relatedOrigins });
  it.each<[string, Browser, string | undefined, boolean]>([
    ['on the portal’s own page', {}, '/api', true],
    ['not without https', { isSecure: false }, '/api', false],
    [
      'on a foreign page if the browser supports related origins',
      { capabilities: related(true) },
      elsewhere,
      true,
    ],
    [
      'not on a foreign page if the browser does not support them',
      { capabilities: related(false) },
      elsewhere,
      false,
    ],
    ['not on a foreign page if the support is unknown', {}, elsewhere, false],
    [
      'not on a foreign page if the support cannot be read',
      { capabilities: () => Promise.reject(new Error('odd')) },
      elsewhere,
      false,
    ],
  ])('%s', async (_, given, apiBase, expected) => {
    browser(given);
    expect(await canUsePasskeys(apiBase)).toBe(expected);
  });

  it('not in a browser without them', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await canUsePasskeys('/api')).toBe(false);
  });
});
