import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { profileContract } from './profile.contract.ts';
import type { PortalIdentity } from './profile.schema.ts';

const identity: PortalIdentity = {
  userId: 'usr-maren',
  email: 'manager@nordwind.example',
  salutation: 'MRS',
  firstName: 'Maren',
  lastName: 'Petersen',
  phone: '+49 40 7654321',
  locale: 'de_DE',
  passwordChangedAt: '2025-06-01T08:00:00.000Z',
  lastLoginAt: '2025-11-20T06:55:00.000Z',
};
const choices = {
  items: [
    { kind: 'orders' as const, isOn: true, isChoosable: true },
    { kind: 'tickets' as const, isOn: false, isChoosable: true },
    { kind: 'security' as const, isOn: true, isChoosable: false },
  ],
};

/** Examples of the profile's endpoints. */
export const profileExamples: FeatureExamples<typeof profileContract> = {
  changePassword: {
    description:
      'With the current password, or with the one-time token of a reset link, which requires no sign-in. All other sessions of the account end within five seconds.',
    request: {
      body: { kind: 'current', currentPassword: 'Foyer-Demo-2026', newPassword: 'drei Wolken über Altona' },
    },
  },
  updatePortalIdentity: {
    description:
      'Changes the given fields and leaves the rest; with an empty body it returns the identity unchanged. The e-mail address cannot be changed here.',
    request: { body: { phone: '+49 40 7654321', locale: 'de_DE' } },
    answer: identity,
  },
  getPortalIdentity: {
    description: 'The same result as an empty change, as a read that may be cached and repeated.',
    answer: identity,
  },
  listDevices: {
    description:
      'One entry per sign-in that can still be used. Browser and system are as the browser reports them; the time of the last use is accurate to five minutes.',
    answer: {
      items: [
        {
          id: 'fam-1',
          browser: 'Firefox',
          system: 'Windows',
          kind: 'computer',
          network: '203.0.113.7',
          signedInAt: '2025-11-20T06:55:00.000Z',
          lastSeenAt: '2025-11-20T09:10:00.000Z',
          isCurrent: true,
        },
      ],
    },
  },
  endDevice: {
    description:
      'All tokens of that sign-in are refused from its next call on. Ending one twice is harmless; to end the current one, sign out.',
    request: { params: { id: 'fam-2' } },
  },
  endOtherDevices: {
    description: 'For a lost device, or a forgotten sign-out.',
    answer: { ended: 2 },
  },
  getMailChoices: {
    description:
      'Kinds of mail that the roles of the account entail. Mails about the security of the account are always sent.',
    answer: choices,
  },
  updateMailChoice: {
    description:
      'Applies to every mail written from then on; mails that are already in the outbox are still sent.',
    request: { body: { kind: 'tickets', isOn: false } },
    answer: choices,
  },
  downloadMyData: {
    description:
      'Account, sign-ins and choices, messages, requests and private orders, and the audit entries of the account. Data of companies is not included. At most three times an hour.',
  },
};
