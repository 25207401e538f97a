import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleToken } from '../openapi/sample-values.ts';
import type { sessionContract } from './session.contract.ts';
import type { Branding } from './session.schema.ts';

/** The brand of the demo. */
export const sampleBranding: Branding = {
  id: 'foyer',
  name: 'Foyer',
  logoUrl: '/media/brands/foyer/logo.svg',
  logoSmallUrl: '/media/brands/foyer/logo-small.svg',
  faviconUrl: null,
  primaryColor: '95C11F',
};

const tokens = { tokens: [{ mode: 'b2b' as const, token: sampleToken }] };

/** Examples of the session's endpoints. */
export const sessionExamples: FeatureExamples<typeof sessionContract> = {
  login: {
    description:
      'The first token is the active one. After several wrong passwords the account is locked for a while; the answer to a wrong password and to an unknown account is the same. Where the account has a second factor, or its company demands one, the correct password answers `second_factor_required` with `secondFactor`: a challenge for `verifySignIn`, or for the enrolment.',
    request: { body: { username: 'manager@nordwind.example', password: 'Foyer-Demo-2026' } },
    answer: tokens,
  },
  refreshSession: {
    description:
      'Call it within the last ten minutes of a token. Repeating it within 30 seconds returns the same successors; using a replaced token later ends the whole session.',
    request: { body: tokens },
    answer: tokens,
  },
  logout: {
    description:
      'Ends the session of each given token, in all its modes. Unknown and expired tokens are ignored.',
    request: { body: tokens },
  },
  authorizeCompany: {
    description:
      'Fleet managers enter child companies, staff enter any company, with `userId` as one of its users. The token is valid only there; to leave, use the own token again. A company that demands a second factor can be entered only from a sign-in with one.',
    request: { params: { companyId: 'cmp-nordwind-sued' }, query: { userId: 'usr-buyer' } },
    answer: { token: sampleToken },
  },
  getUserInfo: {
    description:
      'What the menu, the guard and the branding need. `actor` is set during an impersonation or in another company; `needs…` tell which forced prompt is open.',
    answer: {
      user: {
        id: 'usr-maren',
        email: 'manager@nordwind.example',
        firstName: 'Maren',
        lastName: 'Petersen',
        locale: 'de_DE',
        roles: ['ROLE_FLEET_MANAGER', 'ROLE_SHOP'],
        needsPasswordChange: false,
        needsOnboarding: false,
        needsToEnterMileage: false,
        someTechnicianRole: false,
      },
      company: { id: 'cmp-nordwind', name: 'Nordwind Logistik GmbH', isSpecialCustomer: false },
      mode: 'b2b',
      hasNews: true,
      newestNewsAt: '2025-11-18T07:00:00.000Z',
      branding: sampleBranding,
      sideBarItemsDisplay: [{ itemIndex: 'shop', displayItem: true }],
      chatbotBackend: null,
      actor: null,
    },
  },
  requestPasswordReset: {
    description:
      'The link in the mail works once and for one hour. The response and its duration are the same whether the account exists or not.',
    request: { query: { locale: 'de_DE' }, body: { email: 'maren@nordwind.example' } },
  },
  beginPartnerSignIn: {
    description:
      'From server to server. The assertion is a JWT of type `foyer-sign-in+jwt` with `iss` (the partner), `sub` (the user name), `aud` (the address of the portal), `origin` (of the page), `iat`, `exp` (60 seconds later at most) and `jti`, signed with a key that the operator knows. It works once. A user of a company for which the partner may not vouch gets the same answer as one that does not exist.',
    request: { body: { assertion: sampleToken } },
    answer: {
      code: 'b7Jw0m1dQmWq2c9xR4nZpV6tYh8sKfLg3aEuCjXoDiA',
      expiresAt: '2026-11-26T09:31:00.000Z',
      secondsLeft: 60,
    },
  },
  finishPartnerSignIn: {
    description:
      'From the page that the assertion named as `origin`, once and within a minute. The session is like any other: it is refreshed, ended and revoked like one that began with a password.',
    request: { body: { code: 'b7Jw0m1dQmWq2c9xR4nZpV6tYh8sKfLg3aEuCjXoDiA' } },
    answer: tokens,
  },
};
