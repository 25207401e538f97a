import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { companyExample, completeExample, onboardingExample } from '../onboarding-fixture.ts';
import { onboardingMessages } from './onboarding.messages.ts';
import type { StepName, StepView } from './step-view.ts';
import { useCompanyRows } from './use-company-rows.ts';
import { useFieldName } from './use-field-name.ts';
import { usePersonalRows } from './use-personal-rows.ts';

const texts = [onboardingMessages, addressWordsMessages, baseMessages];
const step = (name: StepName): StepView => ({ step: name, state: 'done', isRequired: true, version: 1 });
const address = {
  ...(completeExample.address as NonNullable<typeof completeExample.address>),
  company: 'Nordwind GmbH',
};
const company: typeof companyExample = {
  ...companyExample,
  company: { legalForm: 'GmbH', vatId: null, employeeCount: 1200 },
  billing: {
    invoiceEmail: 'rechnung@nordwind.example',
    invoiceFormat: 'xml',
    isPurchaseOrderRequired: false,
    invoiceAddress: address,
  },
  fleet: { vehicleCount: 0, electricShare: 40, hasOwnStations: true },
  contacts: [
    { topic: 'billing', name: 'Ida Voss', email: 'ida@nordwind.example', phone: null },
    { topic: 'technical', name: 'Ole Jansen', email: 'ole@nordwind.example', phone: '+49 40 1' },
  ],
};

describe('the review rows of a company', () => {
  const valuesOf = async (onboarding: typeof companyExample, name: StepName) =>
    (await showHook(() => useCompanyRows(onboarding), { texts }))
      .now()(step(name))
      .map(({ label, value }) => `${label}: ${value}`);

  it.each([
    ['company', ['Rechtsform: GmbH', 'USt-IdNr.: ', 'Mitarbeitende: 1.200']],
    [
      'billing',
      [
        '…: rechnung@nordwind.example',
        'Rechnungen als: E-Rechnung (XML)',
        '…: Nein',
        '…: Nordwind GmbH\nEmma Schröder\nElbchaussee 12\n22765 Hamburg',
      ],
    ],
    ['fleet', ['…: 0', '…: 40 %', '…: Ja']],
    [
      'contacts',
      [
        '1. Rechnungen: Ida Voss\nida@nordwind.example',
        '2. Technik: Ole Jansen\nole@nordwind.example\n+49 40 1',
      ],
    ],
  ] as const)('in the step %s show the values in the format of the language', async (name, expected) => {
    const values = (await valuesOf(company, name)).map((row) => row.split(': ').slice(1).join(': '));
    expect(values).toEqual(expected.map((row) => row.split(': ').slice(1).join(': ')));
  });

  it.each([
    ['company', ['', '', '']],
    ['billing', ['', '', '', '']],
    ['fleet', ['', '', '']],
    ['contacts', []],
  ] as const)('in the step %s are empty before it is done', async (name, expected) => {
    expect((await valuesOf(companyExample, name)).map((row) => row.split(': ')[1])).toEqual(expected);
  });

  it('numbers the contacts and names their topics', async () => {
    expect((await valuesOf(company, 'contacts')).map((row) => row.split(': ')[0])).toEqual([
      '1. Rechnungen',
      '2. Technik',
    ]);
  });
});

describe('the review rows of a person', () => {
  const valuesOf = async (onboarding: typeof onboardingExample, name: StepName) =>
    (await showHook(() => usePersonalRows(onboarding), { texts }))
      .now()(step(name))
      .map(({ value }) => value);

  it.each([
    ['contact', ['Emma Schröder', '+49 40 1112223', '']],
    ['address', ['Emma Schröder\nElbchaussee 12\n22765 Hamburg']],
    ['documents', ['Fahrzeugschein.jpg', '']],
    ['agreements', [expect.stringMatching(/^20\.11\.2026, \d\d:15$/)]],
  ] as const)('in the step %s show the values in the format of the language', async (name, expected) => {
    expect(await valuesOf(completeExample, name)).toEqual(expected);
  });

  it.each([
    ['contact', ['', '', '']],
    ['address', ['']],
    ['documents', ['', '']],
    ['agreements', ['']],
  ] as const)('in the step %s are empty before it is done', async (name, expected) => {
    expect(await valuesOf({ ...onboardingExample, contact: null }, name)).toEqual(expected);
  });

  it('names each of several documents of a kind', async () => {
    const [paper] = completeExample.documents;
    const documents = paper ? [paper, { ...paper, name: 'Seite 2.jpg' }] : [];
    expect(await valuesOf({ ...completeExample, documents }, 'documents')).toEqual([
      'Fahrzeugschein.jpg\nSeite 2.jpg',
      '',
    ]);
  });
});

describe('a missing field', () => {
  it.each([
    ['address.street', 'Straße'],
    ['address.countryCode', 'Land'],
    ['invoiceAddress.postcode', 'Postleitzahl'],
    ['legalForm', 'Rechtsform'],
    ['acceptTerms', 'Geschäftsbedingungen'],
    ['isPurchaseOrderRequired', 'Referenz auf Rechnungen'],
    ['contacts.0.topic', 'Zuständig für'],
    ['', ''],
    ['moon', ''],
  ])('%s is called "%s"', async (path, expected) => {
    expect((await showHook(useFieldName, { texts })).now()(path)).toBe(expected);
  });
});
