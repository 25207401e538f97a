import { cutText } from '@foyer/contract/cut-text';
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@foyer/contract/second-factors/webauthn.schema';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { toBase64Url } from '../../db/new-id.ts';
import type { Factor } from './factors.repo.ts';

/** Milliseconds for an answer of the passkey: five minutes, as long as the challenge lasts. */
const TIMEOUT = 5 * 60 * 1000;
/** COSE identifiers of Ed25519, ES256 and RS256, which browsers and authenticators support. */
const algorithms = [-8, -7, -257];
const encoder = new TextEncoder();

/** Returns the handle of an account for authenticators: its id, which says nothing about the person. */
export const userHandleOf = (userId: string): string => toBase64Url(encoder.encode(userId));

const described = ({ credentialId, transports }: Factor) =>
  credentialId === null ? [] : [{ id: credentialId, type: 'public-key' as const, transports }];

/** Owner of a new passkey, and the portal that it is for. */
interface Owner {
  readonly userId: string;
  readonly loginName: string;
  readonly name: string;
  readonly siteName: string;
  readonly has: readonly Factor[];
}

/** Returns the options to create a passkey that is found without a user name and verifies its owner. */
export async function creationOptions(rpID: string, owner: Owner): Promise<PasskeyCreationOptions> {
  const { challenge } = await generateRegistrationOptions({
    rpID,
    rpName: owner.siteName,
    userName: owner.loginName,
    supportedAlgorithmIDs: algorithms,
  });
  return {
    rp: { id: rpID, name: owner.siteName },
    user: { id: userHandleOf(owner.userId), name: owner.loginName, displayName: owner.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT,
    excludeCredentials: owner.has.flatMap(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Returns the options to request one of the passkeys `of`, or any of the portal's if there are none. */
export async function requestOptions(rpID: string, of: readonly Factor[]): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID });
  return {
    rpId: rpID,
    challenge,
    timeout: TIMEOUT,
    userVerification: 'required',
    allowCredentials: of.flatMap(described),
  };
}

/** Values that an answer of a passkey must match. */
export interface Expected {
  readonly question: string;
  readonly host: string;
  readonly origins: readonly string[];
}
export type Judged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string };

/** Runs a verification; the error that the library throws for a wrong answer becomes the reason of the result. */
async function judged<T>(verify: () => Promise<T | null>): Promise<Judged<T>> {
  try {
    const value = await verify();
    return value === null ? { ok: false, why: 'the signature is wrong' } : { ok: true, value };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? cutText(error.message, 200) : 'unreadable' };
  }
}

/** Returns a new passkey as it is stored, if it was made for this portal, on one of its pages, by a verified owner. */
export const readMadePasskey = (
  response: Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type'> & {
    readonly response: {
      clientDataJSON: string;
      attestationObject: string;
      transports?: string[] | undefined;
    };
  },
  { question, host, origins }: Expected,
): Promise<Judged<Pick<Factor, 'credentialId' | 'publicKey' | 'counter' | 'transports'>>> =>
  judged(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: question,
      expectedOrigin: [...origins],
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = response.response;
    return { credentialId: id, publicKey: toBase64Url(publicKey), counter, transports };
  });

/** Returns the counter of a passkey if its answer is right. A counter that did not rise means a copied passkey, and is refused. */
export const judgePasskey = (
  response: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string | null | undefined;
    };
  },
  { publicKey, counter }: Pick<Factor, 'publicKey' | 'counter'>,
  { question, host, origins }: Expected,
): Promise<Judged<number>> =>
  judged(async () => {
    const { userHandle, ...signed } = response.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: question,
      expectedOrigin: [...origins],
      expectedRPID: host,
      credential: { id: response.id, publicKey: fromBase64Url(publicKey ?? ''), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64url'));
