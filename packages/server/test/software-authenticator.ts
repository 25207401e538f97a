import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@foyer/contract/second-factors/webauthn.schema';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Differences from the answer of a genuine authenticator on a genuine page. */
export interface Deceit {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether the user was verified by finger, face or PIN. @default true */
  readonly isVerified?: boolean;
  /** Reported signature counter. @default one above the previous */
  readonly counter?: number;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Creates an authenticator with one passkey (ES256) and its page: the equivalent of a browser's virtual authenticator. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(24);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, deceit: Deceit) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deceit.challenge ?? challenge,
        origin: deceit.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, more: number, deceit: Deceit) => {
    counter = deceit.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT | (deceit.isVerified === false ? 0 : USER_VERIFIED) | more;
    return Buffer.concat([sha256(deceit.rpId ?? rpId), Buffer.from([flags]), count]);
  };
  const credential = { id, rawId: id, type: 'public-key' as const, authenticatorAttachment: 'platform' };

  return {
    id,
    /** Makes the passkey. */
    make(options: PasskeyCreationOptions, deceit: Deceit = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const data = Buffer.concat([
        authenticatorData(options.rp.id, ATTESTED, { counter: 0, ...deceit }),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deceit).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
          // browsers include this as well
          publicKeyAlgorithm: -7,
        },
        clientExtensionResults: {},
      };
    },
    /** Answers a challenge. */
    answer(options: PasskeyRequestOptions, deceit: Deceit = {}) {
      const client = clientData('webauthn.get', options.challenge, deceit);
      const data = authenticatorData(options.rpId, 0, deceit);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deceit.userHandle ?? userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}
