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
      'With the challenge of `login`. A wrong code counts like a wrong password; after five the challenge is over too. A code of an app is taken once, also by somebody who saw it; so is a recovery code. The challenge dies with its use.',
    request: { body: { method: 'totp', challenge, code: '492039' } },
    answer: { tokens },
  },
  beginPasskeySignIn: {
    description:
      'With the challenge of `login` the answer asks for a passkey of that account, and goes to `verifySignIn` with the same challenge. Without one it asks for any passkey of the portal and goes to `finishPasskeySignIn`. To be called when somebody wants it, not when a page opens.',
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
      'The passkey says whose it is, and that its owner was verified by it (finger, face, PIN): possession and person, so neither password nor code is asked for.',
    request: { body: { challenge, credential: answered } },
    answer: { tokens },
  },
  beginTotpAtSignIn: {
    description:
      'Where `secondFactor.enrolment` names `totp`. Calling it again answers another secret, and the one before is of no use.',
    request: { body: { challenge } },
    answer: totp,
  },
  confirmTotpAtSignIn: {
    description:
      'The recovery codes are shown once, before the portal opens. The challenge dies with its use.',
    request: { body: { challenge, code: '492039' } },
    answer: { tokens, recoveryCodes },
  },
  beginPasskeyAtSignIn: {
    description: 'Where `secondFactor.enrolment` names `passkey`.',
    request: { body: { challenge } },
    answer: { options: creation, ...until },
  },
  confirmPasskeyAtSignIn: {
    description:
      'The recovery codes are shown once, before the portal opens. The challenge dies with its use.',
    request: { body: { challenge, name: 'Firefox, Windows', credential: made } },
    answer: { tokens, recoveryCodes },
  },
  listSecondFactors: {
    description:
      'The app first, then passkeys by age. Recovery codes are no factor of their own: they stand in for one that is lost.',
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
      'Changes nothing yet: a code of it has to be sent within ten minutes. Somebody who has an app already gets another one this way.',
    request: { body: { password } },
    answer: totp,
  },
  confirmTotp: {
    description:
      'With the first factor come ten recovery codes, to be shown once. The sign-in it is done in counts as one with a second factor from then on; the owner is told by mail.',
    request: { body: { code: '492039' } },
    answer: {
      factor: { ...passkey, id: 'fac-2', kind: 'totp', name: null },
      recoveryCodes,
    },
  },
  beginPasskey: {
    description: 'Passkeys the account has already are named, so that no device makes a second one.',
    request: { body: { password } },
    answer: { options: creation, ...until },
  },
  confirmPasskey: {
    description:
      'Without a name it is called after browser and system. With the first factor come ten recovery codes; the owner is told by mail.',
    request: { body: { name: 'Firefox, Windows', credential: made } },
    answer: { factor: passkey, recoveryCodes: [] },
  },
  renameSecondFactor: {
    description: 'Passkeys alone have names; there is one app at most.',
    request: { params: { id: 'fac-1' }, body: { name: 'Diensthandy' } },
    answer: { ...passkey, name: 'Diensthandy' },
  },
  removeSecondFactor: {
    description:
      'With the last factor the recovery codes go as well. Where a company of the account demands one the last one stays; the owner is told by mail.',
    request: { params: { id: 'fac-1' }, body: { password } },
  },
  renewRecoveryCodes: {
    description: 'Ten new ones, shown once. The owner is told by mail.',
    request: { body: { password } },
    answer: { recoveryCodes },
  },
  getSecondFactorDemand: {
    description: 'Of the company the caller is in, not of those below it.',
    answer: demand,
  },
  updateSecondFactorDemand: {
    description:
      'Who turns it on needs a second factor. From then on every call in a sign-in of one of its people that was made without one answers `session_revoked`; at the next sign-in they set one up. That holds for people who enter the company or act for somebody in it too.',
    request: { body: { isDemanded: true, password } },
    answer: demand,
  },
};
