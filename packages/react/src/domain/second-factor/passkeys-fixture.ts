import type { SecondFactor, SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';

const until = { expiresAt: '2030-01-01T00:00:00.000Z' };

/** Example answers of a server about second factors, for tests. */
export const recoveryCodesExample = ['7KQM-2XWD-PT4H-9RCA', 'V3NB-6JYF-K8SZ-4LQE'];
export const totpSetupExample = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Foyer:maren?secret=JBSWY3DPEHPK3PXP',
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
  ...until,
};
export const passkeyQuestionExample = {
  challenge: 'q1nTq3m4f8Zk0yQmXw2aUgq1nTq3m4f8',
  ...until,
  secondsLeft: 300,
  options: {
    rpId: 'portal.example',
    challenge: 'q1nTq3m4f8Zk0yQmXw2aUg',
    timeout: 300_000,
    allowCredentials: [],
    userVerification: 'required' as const,
  },
};
export const passkeySetupExample = {
  ...until,
  options: {
    rp: { id: 'portal.example', name: 'Foyer' },
    user: { id: 'dXNy', name: 'maren@nordwind.example', displayName: 'Maren' },
    challenge: 'q1nTq3m4f8Zk0yQmXw2aUg',
    timeout: 300_000,
    excludeCredentials: [],
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  },
};

const factor = (id: string, more: Partial<SecondFactor>): SecondFactor => ({
  id,
  kind: 'passkey',
  name: 'Laptop',
  createdAt: '2026-10-01T08:00:00.000Z',
  lastUsedAt: null,
  isRemovable: true,
  ...more,
});
export const appExample = factor('fac-app', { kind: 'totp', name: null });
export const laptopExample = factor('fac-laptop', {});
/** Returns the second factors of an account with these items. */
export const factorsOf = (...items: SecondFactor[]): SecondFactors => ({
  items,
  recoveryCodesLeft: items.length > 0 ? 10 : 0,
  isDemanded: false,
  needsPassword: false,
  offered: ['totp', 'passkey'],
});

/** Example credential of a browser, for both a created and a requested passkey. */
export const credentialExample = {
  id: 'Zm95ZXI',
  rawId: 'Zm95ZXI',
  type: 'public-key',
  response: {
    clientDataJSON: 'eyJ9',
    attestationObject: 'o2Nm',
    authenticatorData: 'SZYN',
    signature: 'MEUC',
  },
};

const PasskeysStandIn = Object.assign(() => undefined, {
  parseRequestOptionsFromJSON: (options: unknown) => options,
  parseCreationOptionsFromJSON: (options: unknown) => options,
});

/** Simulates a browser with passkeys; `answer` is the user's response. Returns a function that undoes it. */
export function havePasskeys(
  answer: () => Promise<unknown> = async () => ({ toJSON: () => credentialExample }),
): () => void {
  const put = (target: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    return () =>
      before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name);
  };
  const undo = [
    put(globalThis, 'PublicKeyCredential', PasskeysStandIn),
    put(globalThis, 'isSecureContext', true),
    put(navigator, 'credentials', { get: answer, create: answer }),
  ];
  return () => {
    for (const each of undo) each();
  };
}
