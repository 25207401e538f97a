import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleAddress, typedAddress } from '../openapi/sample-values.ts';
import type { ExtendedOnboarding } from './extended-onboarding.schema.ts';
import type { onboardingContract } from './onboarding.contract.ts';
import type { Onboarding } from './onboarding.schema.ts';

const onboarding: Onboarding = {
  isFinished: false,
  steps: [
    { step: 'contact', state: 'done', isRequired: true, version: 2 },
    { step: 'address', state: 'open', isRequired: true, version: 0 },
    { step: 'documents', state: 'open', isRequired: false, version: 0 },
    { step: 'agreements', state: 'open', isRequired: true, version: 0 },
  ],
  missing: [{ step: 'agreements', path: 'acceptTerms', code: 'required' }],
  contact: { salutation: 'MRS', firstName: 'Ida', lastName: 'Voss', phone: '+49 40 1112223', mobile: null },
  address: null,
  documents: [
    {
      kind: 'vehicleRegistration',
      name: 'Fahrzeugschein.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 812_000,
      uploadedAt: '2025-11-20T09:10:00.000Z',
    },
  ],
  agreements: {
    termsVersion: '2025-10',
    termsUrl: '/media/terms-2025-10.pdf',
    privacyUrl: '/media/privacy.pdf',
    acceptedAt: null,
  },
};
const extended: ExtendedOnboarding = {
  isFinished: false,
  steps: [
    { step: 'company', state: 'done', isRequired: true, version: 1 },
    { step: 'billing', state: 'open', isRequired: true, version: 0 },
  ],
  missing: [{ step: 'billing', path: 'invoiceEmail', code: 'required' }],
  company: { legalForm: 'GmbH', vatId: 'DE136695976', employeeCount: 240 },
  billing: {
    invoiceEmail: 'rechnung@nordwind.example',
    invoiceFormat: 'xml',
    isPurchaseOrderRequired: true,
    invoiceAddress: sampleAddress('INVOICE_ADDRESS'),
  },
  fleet: { vehicleCount: 85, electricShare: 40, hasOwnStations: true },
  contacts: [{ topic: 'billing', name: 'Birte Clausen', email: 'rechnung@nordwind.example', phone: null }],
  openPersonalSteps: ['agreements'],
};

/** Examples of the onboarding's endpoints. */
export const onboardingExamples: FeatureExamples<typeof onboardingContract> = {
  getOnboarding: {
    description: 'Steps that do not apply to this account are `skipped`.',
    answer: onboarding,
  },
  updateOnboarding: {
    description:
      'Steps may be saved in any order and repeatedly. The values replace those of the step if `version` is still current; otherwise another user has saved it, and the answer is 409 `onboarding_changed`. Only the step `documents` has files.',
    request: { body: { step: 'address', version: 0, address: typedAddress } },
    answer: { ...onboarding, address: sampleAddress('DELIVERY_ADDRESS') },
  },
  checkOnboarding: {
    description:
      'With `finish: true` and nothing missing, the forced prompt ends; then read the user info again.',
    request: { body: { finish: true } },
    answer: {
      isComplete: false,
      isFinished: false,
      missing: [{ step: 'agreements', path: 'acceptTerms', code: 'required' }],
    },
  },
  getExtendedOnboarding: {
    description:
      'The company’s part, which one fleet manager completes for all. Also lists personal steps that are still open.',
    answer: extended,
  },
  updateExtendedOnboarding: {
    description: 'Like the personal steps: one at a time, in any order, and repeatedly.',
    request: {
      body: { step: 'fleet', version: 0, vehicleCount: 85, electricShare: 40, hasOwnStations: true },
    },
    answer: extended,
  },
  checkExtendedOnboarding: {
    description: 'Closes the company’s steps for all its people.',
    request: { body: { finish: false } },
    answer: { isComplete: true, isFinished: false, missing: [] },
  },
};
