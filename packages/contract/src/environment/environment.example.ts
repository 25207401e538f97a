import type { FeatureExamples } from '../endpoint-example.ts';
import { sampleBranding } from '../session/session.example.ts';
import type { environmentContract } from './environment.contract.ts';

/** Examples of the environment's endpoints. */
export const environmentExamples: FeatureExamples<typeof environmentContract> = {
  getEnvironment: {
    description:
      'Read before anybody is signed in, for the login page. Without `brand` the default brand answers.',
    request: { query: { brand: 'foyer' } },
    answer: {
      ...{
        branding: sampleBranding,
        companyLabel: 'Foyer GmbH',
        imprintUrl: 'https://foyer.example/impressum',
      },
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
    description: 'A brand may have fewer than the portal knows.',
    answer: ['de_DE', 'en_GB', 'fr_FR'],
  },
  setLocale: {
    description: 'Mails and papers come in this language from then on, and the next sign-in begins with it.',
    request: { body: { locale: 'en_GB' } },
  },
  getTranslations: {
    description:
      'Messages in ICU format by id. Texts that the brand has changed take the place of the portal’s own; ids that are missing keep what the client brings along.',
    request: { query: { locale: 'de_DE', brandingId: 'foyer' } },
    answer: {
      'orders.title': 'Bestellungen',
      'orders.count': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    },
  },
  listCountries: {
    description: 'Countries that addresses may lie in, sorted by name in the given locale.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
      ],
    },
  },
};
