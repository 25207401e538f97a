import type { FeatureExamples } from '../endpoint-example.ts';
import type { profileContract } from './profile.contract.ts';

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
    answer: {
      ...{
        userId: 'usr-maren',
        email: 'manager@nordwind.example',
        salutation: 'MRS',
        firstName: 'Maren',
        lastName: 'Petersen',
      },
      ...{ phone: '+49 40 7654321', locale: 'de_DE', passwordChangedAt: '2025-06-01T08:00:00.000Z' },
      lastLoginAt: '2025-11-20T06:55:00.000Z',
    },
  },
};
