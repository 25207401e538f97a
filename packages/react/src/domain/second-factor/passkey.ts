import type {
  madePasskeySchema,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  passkeyAnswerSchema,
} from '@foyer/contract/second-factors/webauthn.schema';
import { isOwnApi, pageOrigin, type Result } from '@foyer/core';
import type { InferInput } from 'valibot';

/** What a browser did not do, in words of its own: the server has not heard of it. */
type PasskeyFailure = 'passkey-cancelled' | 'passkey-known' | 'passkey-not-here';

const refused = (code: PasskeyFailure): Result<never> => ({
  ok: false,
  error: { code, status: 400, requestId: null, retryAfter: null, fields: [] },
});

/** `NotAllowedError` is all that browsers say of somebody who cancels, waits too long or has no passkey of this portal. */
function whyNot(error: unknown): PasskeyFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'passkey-known';
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'passkey-not-here' : 'passkey-cancelled';
}

async function run<T>(start: () => Promise<Credential | null>): Promise<Result<T>> {
  try {
    const credential = await start();
    if (credential === null) return refused('passkey-cancelled');
    return { ok: true, value: (credential as PublicKeyCredential).toJSON() as T };
  } catch (error) {
    return refused(whyNot(error));
  }
}

/** Has the browser make a passkey. */
export const makePasskey = (
  options: PasskeyCreationOptions,
): Promise<Result<InferInput<typeof madePasskeySchema>>> =>
  run(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Has the browser ask for a passkey. */
export const askPasskey = (
  options: PasskeyRequestOptions,
): Promise<Result<InferInput<typeof passkeyAnswerSchema>>> =>
  run(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** The bare part of the browser's API that this needs; none of it is there on pages without https. */
const hasApi = (): boolean =>
  globalThis.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Passkeys belong to names, never to numbers. */
const hasName = (host: string): boolean => !/^[\d.]+$|^\[/.test(host);

/**
 * Whether this page may use the portal's passkeys: on the portal's own origin, and on a foreign page where the browser asks the portal
 * whether it lets that page in (related origins). What the portal says is seen when it is tried.
 */
export async function canUsePasskeys(apiBase: string | undefined): Promise<boolean> {
  const origin = pageOrigin();
  if (origin === undefined || !hasApi() || !hasName(new URL(origin).hostname)) return false;
  if (isOwnApi(apiBase)) return true;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => null);
  return (capabilities as Readonly<Record<string, boolean>> | null | undefined)?.relatedOrigins === true;
}
