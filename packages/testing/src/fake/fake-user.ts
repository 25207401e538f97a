import type { Mode, Role } from '@foyer/contract';
import type { Environment } from '@foyer/contract/environment/environment.contract';
import type { Branding, UserInfo } from '@foyer/contract/session/session.schema';

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Returns a token that can be read like the server's; no server accepts it. */
export function createFakeToken(mode: Mode, subject = 'user-1'): string {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: subject, mode, iat: now, exp: now + 1800 })}.x`;
}

const fakeBranding: Branding = {
  id: 'foyer',
  name: 'Foyer',
  logoUrl: null,
  logoSmallUrl: null,
  faviconUrl: null,
  primaryColor: '95C11F',
};

export function createFakeEnvironment(primaryColor = '95C11F'): Environment {
  return {
    branding: { ...fakeBranding, primaryColor },
    companyLabel: 'Nordwind Logistik',
    imprintUrl: 'https://foyer.example/imprint',
    privacyUrl: null,
    termsUrl: 'https://foyer.example/terms',
    chargingExperienceUrl: null,
    tools: {
      knowledgePlatformUrl: 'https://werkzeuge.example/foyer/knowledge-platform/',
      smartConnectUrl: 'https://werkzeuge.example/foyer/smart-connect/',
      reservationToolUrl: 'https://werkzeuge.example/foyer/reservation-tool/',
    },
    isDemo: false,
  };
}

/** Returns the info of a user with these roles: in a company named Nordwind, or in private mode without a company. */
export function createFakeUserInfo(roles: readonly Role[], mode: Mode = 'b2b'): UserInfo {
  return {
    user: {
      id: 'user-1',
      email: 'maren@nordwind.example',
      firstName: 'Maren',
      lastName: 'Petersen',
      locale: 'de_DE',
      roles: [...roles],
      needsPasswordChange: false,
      needsOnboarding: false,
      needsToEnterMileage: false,
      someTechnicianRole: false,
    },
    company:
      mode === 'b2c_cc'
        ? null
        : { id: 'company-1', name: 'Nordwind Logistik GmbH', isSpecialCustomer: false },
    mode,
    hasNews: false,
    newestNewsAt: null,
    branding: null,
    sideBarItemsDisplay: [],
    chatbotBackend: null,
    actor: null,
  };
}
