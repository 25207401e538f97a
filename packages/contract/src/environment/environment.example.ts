import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleToken } from '../openapi/sample-values.ts';
import { sampleBranding } from '../session/session.example.ts';
import type { environmentContract } from './environment.contract.ts';

/** Examples of the environment's endpoints. */
export const environmentExamples: FeatureExamples<typeof environmentContract> = {
  getEnvironment: {
    description: 'Read before the sign-in, for the login page. Without `brand` it returns the default brand.',
    request: { query: { brand: 'foyer' } },
    answer: {
      branding: sampleBranding,
      companyLabel: 'Foyer GmbH',
      imprintUrl: 'https://foyer.example/impressum',
      privacyUrl: 'https://foyer.example/datenschutz',
      termsUrl: 'https://foyer.example/agb',
      chargingExperienceUrl: null,
      tools: {
        knowledgePlatformUrl: 'https://wissen.foyer.example',
        smartConnectUrl: null,
        reservationToolUrl: null,
      },
      isDemo: true,
    },
  },
  listLocales: {
    description: 'A brand may have fewer locales than the portal.',
    answer: ['de_DE', 'en_GB', 'fr_FR'],
  },
  setLocale: {
    description:
      'Mails and documents are written in this language from then on, and the next sign-in starts with it.',
    request: { body: { locale: 'en_GB' } },
  },
  getTranslations: {
    description:
      'Messages in ICU format by id. Texts of the brand replace the portal’s own; for missing ids the client keeps its built-in texts.',
    request: { query: { locale: 'de_DE', brandingId: 'foyer' } },
    answer: {
      'orders.title': 'Bestellungen',
      'orders.count': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    },
  },
  listCountries: {
    description: 'Countries that an address may have, sorted by name in the given locale.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
      ],
    },
  },
  changeOrigins: {
    description:
      'From server to server. The assertion is a JWT of type `foyer-operator+jwt` with `iss` (the operator), `aud` (the address of the portal), `iat`, `exp` (60 seconds later at most) and `jti`, signed with a key that the portal knows. It works once. The whole change is made, or nothing; it takes effect with the next call of any page. Without `allow` and `remove` nothing changes. A brand that is not the operator’s gets the same answer as one that does not exist.',
    request: {
      body: {
        assertion: sampleToken,
        allow: [{ brand: 'nordlicht', environment: 'production', origin: 'https://www.nordlicht.example' }],
      },
    },
    answer: {
      environment: 'production',
      items: [
        {
          brand: 'nordlicht',
          environment: 'production',
          origin: 'https://www.nordlicht.example',
          allowedAt: '2026-11-26T09:30:00.000Z',
          allowedBy: 'deployment',
        },
      ],
    },
  },
};
