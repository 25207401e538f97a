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
      'By the password so far, or by the one-time token of a reset link, which needs nobody signed in. All other sessions of the account end within five seconds.',
    request: {
      body: { kind: 'current', currentPassword: 'Foyer-Demo-2026', newPassword: 'drei Wolken über Altona' },
    },
  },
  updatePortalIdentity: {
    description:
      'Changes what is given and leaves the rest; an empty body answers the identity as it is. The e-mail address cannot be changed here.',
    request: { body: { phone: '+49 40 7654321', locale: 'de_DE' } },
    answer: identity,
  },
  getPortalIdentity: {
    description: 'The same as an empty change answers, as a read that may be kept and asked for again.',
    answer: identity,
  },
  listDevices: {
    description:
      'One entry per sign-in that can still be used. Browser and system are what the browser says of itself; when it was seen last is kept to five minutes.',
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
      'Everything that came of that sign-in is over with its next call. Ending one twice does no harm; the own browser is left by signing out.',
    request: { params: { id: 'fam-2' } },
  },
  endOtherDevices: {
    description: 'For when a device is lost, or somebody forgot to sign out.',
    answer: { ended: 2 },
  },
  getMailChoices: {
    description:
      'Kinds of mail that the roles of the account bring along. Mails about the safety of the account always come.',
    answer: choices,
  },
  updateMailChoice: {
    description:
      'Counts for every mail that is written from then on; one that lies in the outbox already still leaves.',
    request: { body: { kind: 'tickets', isOn: false } },
    answer: choices,
  },
  downloadMyData: {
    description:
      'Account, sign-ins, choices, what was written, asked for and ordered privately, and what is noted about the account. What belongs to a company is not in it. Three times an hour.',
  },
};
