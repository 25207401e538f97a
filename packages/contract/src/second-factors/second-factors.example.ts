import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleToken } from '../openapi/sample-values.ts';
import type { secondFactorsContract } from './second-factors.contract.ts';
import type { SecondFactor, SecondFactorDemand, TotpSetup } from './second-factors.schema.ts';
import type { PasskeyCreationOptions } from './webauthn.schema.ts';

const challenge = 'kT9vQ2mZs8yXr4LwB1nHc6PdJ0aEfGu3';
const until = { expiresAt: '2025-11-20T09:05:00.000Z' };
const tokens = [{ mode: 'b2b' as const, token: sampleToken }];
const recoveryCodes = ['7KQM-2XWD-PT4H-9RCA', 'V3NB-6JYF-K8SZ-4LQE'];

const totp: TotpSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Foyer:manager%40nordwind.example?issuer=Foyer&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  qr: { size: 45, path: 'M0 0h7v1h-7z' },
  ...until,
};

const creation: PasskeyCreationOptions = {
  rp: { id: 'portal.foyer.example', name: 'Foyer' },
  user: { id: 'dXNyLW1hcmVu', name: 'manager@nordwind.example', displayName: 'Maren Petersen' },
  challenge: 'q1nTq3m4f8Zk0yQmXw2aUg',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const credential = { id: 'Zm95ZXItcGFzc2tleQ', rawId: 'Zm95ZXItcGFzc2tleQ', type: 'public-key' as const };
const made = {
  ...credential,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ' },
};
const answered = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDx0oXm',
    userHandle: 'dXNyLW1hcmVu',
  },
};

const passkey: SecondFactor = {
  id: 'fac-1',
  kind: 'passkey',
  name: 'Firefox, Windows',
  createdAt: '2025-11-20T09:00:00.000Z',
  lastUsedAt: null,
  isRemovable: true,
};
const demand: SecondFactorDemand = {
  isDemanded: true,
  changedAt: '2025-11-20T09:00:00.000Z',
  changedBy: 'Maren Petersen',
  hasOwnFactor: true,
  people: { total: 14, withFactor: 9 },
  needsPassword: false,
};
const password = 'Foyer-Demo-2026';

/** Examples of the second factors' endpoints. */
export const secondFactorsExamples: FeatureExamples<typeof secondFactorsContract> = {
  verifySignIn: {
    description:
      'With the challenge of `login`. A wrong code counts like a wrong password; after five of them the challenge is void. A code of an app and a recovery code are accepted only once. The challenge is void once it is used.',
    request: { body: { method: 'totp', challenge, code: '492039' } },
    answer: { tokens },
  },
  beginPasskeySignIn: {
    description:
      'With the challenge of `login` the options request a passkey of that account, whose response goes to `verifySignIn` with the same challenge. Without one they request any passkey of the portal, whose response goes to `finishPasskeySignIn`. Call it on a click of the user, not when a page opens.',
    request: { body: {} },
    answer: {
      challenge,
      ...until,
      secondsLeft: 300,
      options: {
        rpId: 'portal.foyer.example',
        challenge: 'q1nTq3m4f8Zk0yQmXw2aUg',
        timeout: 300_000,
        allowCredentials: [],
        userVerification: 'required',
      },
    },
  },
  finishPasskeySignIn: {
    description:
      'The passkey identifies the account and has verified its owner (finger, face, PIN). These are two factors, so neither password nor code is required.',
    request: { body: { challenge, credential: answered } },
    answer: { tokens },
  },
  beginTotpAtSignIn: {
    description:
      'Where `secondFactor.enrolment` has `totp`. Calling it again returns another secret, and the previous one is void.',
    request: { body: { challenge } },
    answer: totp,
  },
  confirmTotpAtSignIn: {
    description:
      'Show the recovery codes once, before the portal opens. The challenge is void once it is used.',
    request: { body: { challenge, code: '492039' } },
    answer: { tokens, recoveryCodes },
  },
  beginPasskeyAtSignIn: {
    description: 'Where `secondFactor.enrolment` has `passkey`.',
    request: { body: { challenge } },
    answer: { options: creation, ...until },
  },
  confirmPasskeyAtSignIn: {
    description:
      'Show the recovery codes once, before the portal opens. The challenge is void once it is used.',
    request: { body: { challenge, name: 'Firefox, Windows', credential: made } },
    answer: { tokens, recoveryCodes },
  },
  listSecondFactors: {
    description:
      'The app first, then passkeys by age. Recovery codes are not a factor of their own: they replace a lost one.',
    answer: {
      items: [passkey],
      recoveryCodesLeft: 10,
      isDemanded: false,
      needsPassword: true,
      offered: ['totp', 'passkey'],
    },
  },
  beginTotp: {
    description:
      'Changes nothing until a code of the app is sent within ten minutes. A user who already has an app replaces it this way.',
    request: { body: { password } },
    answer: totp,
  },
  confirmTotp: {
    description:
      'The first factor returns ten recovery codes, to be shown once. From then on the current sign-in counts as one with a second factor; the owner is told by mail.',
    request: { body: { code: '492039' } },
    answer: {
      factor: { ...passkey, id: 'fac-2', kind: 'totp', name: null },
      recoveryCodes,
    },
  },
  beginPasskey: {
    description:
      'The options exclude existing passkeys of the account, so that no device creates a second one.',
    request: { body: { password } },
    answer: { options: creation, ...until },
  },
  confirmPasskey: {
    description:
      'Without a name it is named after browser and system. The first factor returns ten recovery codes; the owner is told by mail.',
    request: { body: { name: 'Firefox, Windows', credential: made } },
    answer: { factor: passkey, recoveryCodes: [] },
  },
  renameSecondFactor: {
    description: 'Only passkeys have names; an account has at most one app.',
    request: { params: { id: 'fac-1' }, body: { name: 'Diensthandy' } },
    answer: { ...passkey, name: 'Diensthandy' },
  },
  removeSecondFactor: {
    description:
      'Removing the last factor removes the recovery codes too. Where a company of the account demands a factor, the last one cannot be removed. The owner is told by mail.',
    request: { params: { id: 'fac-1' }, body: { password } },
  },
  renewRecoveryCodes: {
    description: 'Returns ten new codes, to be shown once. The owner is told by mail.',
    request: { body: { password } },
    answer: { recoveryCodes },
  },
  getSecondFactorDemand: {
    description: 'For the company that the caller is in, not for those below it.',
    answer: demand,
  },
  updateSecondFactorDemand: {
    description:
      'The caller must have a second factor. From then on, calls of people of the company who signed in without one answer `session_revoked`, and their next sign-in sets one up. The same applies to people who enter the company or impersonate someone in it.',
    request: { body: { isDemanded: true, password } },
    answer: demand,
  },
};
