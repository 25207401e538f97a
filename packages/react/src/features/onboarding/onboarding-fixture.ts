import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';

/** A new account with its first step done, as a server might answer it; for tests and examples. */
export const onboardingExample: Onboarding = {
  isFinished: false,
  steps: [
    { step: 'contact', state: 'done', isRequired: true, version: 1 },
    { step: 'address', state: 'open', isRequired: true, version: 0 },
    { step: 'documents', state: 'open', isRequired: false, version: 0 },
    { step: 'agreements', state: 'open', isRequired: true, version: 0 },
  ],
  missing: [
    { step: 'address', path: 'address.salutation', code: 'required' },
    { step: 'address', path: 'address.street', code: 'required' },
    { step: 'address', path: 'address.postcode', code: 'required' },
    { step: 'address', path: 'address.countryCode', code: 'required' },
    { step: 'agreements', path: 'acceptTerms', code: 'required' },
    { step: 'agreements', path: 'acceptPrivacy', code: 'required' },
  ],
  contact: {
    salutation: 'MRS',
    firstName: 'Emma',
    lastName: 'Schröder',
    phone: '+49 40 1112223',
    mobile: null,
  },
  address: null,
  documents: [],
  agreements: {
    termsVersion: '2026-01',
    termsUrl: 'https://foyer.example/terms',
    privacyUrl: 'https://foyer.example/privacy',
    acceptedAt: null,
  },
};

/** The same account with every step done. */
export const completeExample: Onboarding = {
  ...onboardingExample,
  steps: onboardingExample.steps.map((step) => ({ ...step, state: 'done', version: 1 })),
  missing: [],
  address: {
    id: 'address-1',
    type: 'DELIVERY_ADDRESS',
    salutation: 'MRS',
    company: null,
    firstName: 'Emma',
    lastName: 'Schröder',
    street: 'Elbchaussee',
    houseNumber: '12',
    addition: null,
    postcode: '22765',
    city: 'Hamburg',
    countryCode: 'DE',
  },
  documents: [
    {
      kind: 'vehicleRegistration',
      name: 'Fahrzeugschein.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 812_000,
      uploadedAt: '2026-11-20T09:10:00.000Z',
    },
  ],
  agreements: { ...onboardingExample.agreements, acceptedAt: '2026-11-20T09:15:00.000Z' },
};

export const finishedExample: Onboarding = { ...completeExample, isFinished: true };

/** A company that has not entered anything yet. */
export const companyExample: ExtendedOnboarding = {
  isFinished: false,
  steps: [
    { step: 'company', state: 'open', isRequired: true, version: 0 },
    { step: 'billing', state: 'open', isRequired: true, version: 0 },
    { step: 'fleet', state: 'open', isRequired: false, version: 0 },
    { step: 'contacts', state: 'open', isRequired: true, version: 0 },
  ],
  missing: [
    { step: 'company', path: 'legalForm', code: 'required' },
    { step: 'billing', path: 'invoiceEmail', code: 'required' },
    { step: 'contacts', path: 'contacts.0.name', code: 'required' },
  ],
  company: null,
  billing: null,
  fleet: null,
  contacts: [],
  openPersonalSteps: [],
};
