import type {
  madePasskeySchema,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  passkeyAnswerSchema,
} from '@foyer/contract/second-factors/webauthn.schema';
import { isOwnApi, pageOrigin, type Result } from '@foyer/core';
import type { InferInput } from 'valibot';

/** Failures in the browser, with codes of our own, since the server does not know of them. */
type PasskeyFailure = 'passkey-cancelled' | 'passkey-known' | 'passkey-not-here';

const refused = (code: PasskeyFailure): Result<never> => ({
  ok: false,
  error: { code, status: 400, requestId: null, retryAfter: null, fields: [] },
});

/** Browsers report `NotAllowedError` alike for a cancelled dialog, a time-out and a missing passkey. */
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

/** Creates a passkey with the browser. */
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

/** Asks the browser for an existing passkey. */
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

/** Whether the browser has the required API, which is missing on pages without https. */
const hasApi = (): boolean =>
  globalThis.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Whether a host is a name; passkeys do not work on IP addresses. */
const hasName = (host: string): boolean => !/^[\d.]+$|^\[/.test(host);

/**
 * Whether this page may use the portal's passkeys: on the portal's own origin, or on another page in a browser that supports related
 * origins. Whether the portal allows that page shows only when a passkey is used.
 */
export async function canUsePasskeys(apiBase: string | undefined): Promise<boolean> {
  const origin = pageOrigin();
  if (origin === undefined || !hasApi() || !hasName(new URL(origin).hostname)) return false;
  if (isOwnApi(apiBase)) return true;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => null);
  return (capabilities as Readonly<Record<string, boolean>> | null | undefined)?.relatedOrigins === true;
}
