import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { describeWidget, problem, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { onboardingWidget } from '../onboarding.manifest.ts';
import {
  companyExample,
  completeExample,
  finishedExample,
  onboardingExample,
} from '../onboarding-fixture.ts';

const countries = { items: [{ code: 'DE', name: 'Deutschland' }] };

describeWidget(onboardingWidget, {
  answers: { getOnboarding: onboardingExample, listCountries: countries },
  ready: 'Ihre Adresse',
  empty: { answers: { getOnboarding: finishedExample }, text: 'Hier ist alles erledigt' },
  failing: 'getOnboarding',
});

interface Shows {
  readonly onboarding?: Onboarding;
  readonly company?: ExtendedOnboarding;
  readonly answers?: object;
}
async function show({ onboarding = onboardingExample, company, answers = {} }: Shows = {}) {
  const shown = await showWidget(onboardingWidget, {
    roles: company ? ['ROLE_FLEET_MANAGER'] : ['ROLE_USE_CASES'],
    answers: {
      getOnboarding: onboarding,
      updateOnboarding: onboarding,
      listCountries: countries,
      ...(company && { getExtendedOnboarding: company, updateExtendedOnboarding: company }),
      ...answers,
    } as never,
  });
  const field = (name: string) =>
    vi.waitUntil(() => shown.shadow.querySelector<HTMLInputElement>(`[name="${name}"]`));
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(await field(name), { target: { value } });
  };
  const press = async (name: string | RegExp) =>
    userEvent.click(await shown.screen.findByRole('button', { name }));
  const bodiesOf = (name: 'updateOnboarding' | 'updateExtendedOnboarding' | 'checkOnboarding') =>
    shown.api.callsOf(name).map(({ body }) => body);
  const at = (name: string) => shown.screen.findByRole('heading', { level: 2, name });
  return { ...shown, field, fill, press, bodiesOf, at };
}
const next = 'Speichern und weiter';
const street = {
  'address.street': 'Elbchaussee',
  'address.houseNumber': '12',
  'address.postcode': '22765',
  'address.city': 'Hamburg',
};

describe('the steps', () => {
  it('start at the first missing step, and list its missing fields', async () => {
    const { at, shadow } = await show();
    await at('Ihre Adresse');
    expect(shadow.querySelector('[part=missing]')?.textContent).toBe('Noch offen: Straße, Postleitzahl');
    const done = [...shadow.querySelectorAll('[part=stepper] [data-done]')];
    expect(done.map(({ textContent }) => textContent)).toEqual(['Kontakt (erledigt)']);
  });

  it('are saved one by one with the version that was loaded, and lead to the next', async () => {
    const { at, fill, press, bodiesOf, field, shadow } = await show({
      answers: { updateOnboarding: { ...onboardingExample, address: completeExample.address } },
    });
    await at('Ihre Adresse');
    expect((await field('address.lastName')).value).toBe('Schröder');
    await fill(street);
    await press(next);
    const heading = await at('Nachweise');
    await vi.waitUntil(() => shadow.activeElement === heading);
    expect(bodiesOf('updateOnboarding')).toEqual([
      {
        step: 'address',
        version: 0,
        address: {
          salutation: 'MRS',
          firstName: 'Emma',
          lastName: 'Schröder',
          street: 'Elbchaussee',
          houseNumber: '12',
          postcode: '22765',
          city: 'Hamburg',
          countryCode: 'DE',
        },
      },
    ]);
  });

  it('show errors at their fields, and send nothing', async () => {
    const { at, fill, press, bodiesOf, field } = await show();
    await at('Ihre Adresse');
    await fill({ ...street, 'address.postcode': '2276' });
    await press(next);
    const postcode = await field('address.postcode');
    await vi.waitUntil(() => postcode.getAttribute('aria-invalid') === 'true');
    expect([bodiesOf('updateOnboarding'), (await field('address.street')).value]).toEqual([
      [],
      'Elbchaussee',
    ]);
  });

  it('lead back to a saved step with its values', async () => {
    const { at, press, field } = await show();
    await at('Ihre Adresse');
    await press('Zurück');
    await at('Kontakt');
    expect((await field('phone')).value).toBe('+49 40 1112223');
  });

  it('leave out a step that is skipped', async () => {
    const steps = onboardingExample.steps.map((step) =>
      step.step === 'contact' || step.step === 'agreements' ? step : { ...step, state: 'skipped' as const },
    );
    const { at, screen } = await show({ onboarding: { ...onboardingExample, steps } });
    await at('Zustimmung');
    expect(screen.queryByText('Ihre Adresse')).toBeNull();
  });

  it('require each consent before they are saved', async () => {
    const steps = completeExample.steps.map((step) =>
      step.step === 'agreements' ? { ...step, state: 'open' as const, version: 0 } : step,
    );
    const { at, press, bodiesOf, field, screen } = await show({
      onboarding: { ...onboardingExample, steps },
    });
    await at('Zustimmung');
    expect(screen.getByRole('link', { name: 'Geschäftsbedingungen lesen' }).getAttribute('href')).toBe(
      'https://foyer.example/terms',
    );
    await userEvent.click(await field('acceptTerms'));
    await press(next);
    await vi.waitUntil(async () => (await field('acceptPrivacy')).getAttribute('aria-invalid') === 'true');
    expect(bodiesOf('updateOnboarding')).toEqual([]);
    await userEvent.click(await field('acceptPrivacy'));
    await press(next);
    await vi.waitUntil(() => bodiesOf('updateOnboarding').length === 1);
    expect(bodiesOf('updateOnboarding')[0]).toMatchObject({
      step: 'agreements',
      termsVersion: '2026-01',
      acceptTerms: true,
      acceptPrivacy: true,
    });
  });
});

describe('a step that was saved on another device meanwhile', () => {
  const theirs: Onboarding = {
    ...onboardingExample,
    steps: onboardingExample.steps.map((step) => (step.step === 'address' ? { ...step, version: 4 } : step)),
    address: { ...completeExample.address, street: 'Jungfernstieg' } as Onboarding['address'],
  };
  async function collide() {
    const shown = await show();
    await shown.at('Ihre Adresse');
    await shown.fill(street);
    shown.api.respond('updateOnboarding', () => problem(409, 'onboarding_changed'));
    await shown.press(next);
    await shown.screen.findByRole('button', { name: 'Gespeicherte Angaben übernehmen' });
    expect((await shown.field('address.street')).value).toBe('Elbchaussee');
    shown.api.respond('getOnboarding', () => theirs);
    shown.api.respond('updateOnboarding', () => theirs);
    return shown;
  }

  it('is taken over by choice', async () => {
    const { press, field, bodiesOf, screen } = await collide();
    await press('Gespeicherte Angaben übernehmen');
    await vi.waitUntil(async () => (await field('address.street')).value === 'Jungfernstieg');
    expect(bodiesOf('updateOnboarding')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Meine Angaben speichern' })).toBeNull();
  });

  it('is overwritten by choice, with its new version', async () => {
    const { press, bodiesOf, at } = await collide();
    await press('Meine Angaben speichern');
    await at('Nachweise');
    expect(bodiesOf('updateOnboarding')[1]).toMatchObject({ version: 4, address: { street: 'Elbchaussee' } });
  });
});

describe('the documents', () => {
  const steps = onboardingExample.steps.map((step) =>
    step.step === 'documents' ? { ...step, isRequired: true } : { ...step, state: 'done' as const },
  );

  it('are sent with their step, and may be taken back', async () => {
    const { at, press, screen, api, field } = await show({
      onboarding: { ...completeExample, steps },
    });
    await at('Nachweise');
    expect(screen.getByText(/Schon gesendet: Fahrzeugschein\.jpg/)).toBeTruthy();
    await userEvent.click(await field('remove'));
    const photo = new File([new Uint8Array(2000)], 'arbeitgeber.jpg', { type: 'image/jpeg' });
    const input = await field('employerConfirmation');
    fireEvent.change(input, { target: { files: [photo] } });
    await screen.findByText('arbeitgeber.jpg');
    await press(next);
    await vi.waitUntil(() => api.callsOf('updateOnboarding').length === 1);
    expect(api.callsOf('updateOnboarding')[0]).toMatchObject({
      body: { step: 'documents', version: 0, remove: ['vehicleRegistration'] },
      files: ['employerConfirmation/arbeitgeber.jpg'],
    });
  });
});

describe('a proof on its way', () => {
  it('can be given up, and is sent with the next press', async () => {
    const steps = onboardingExample.steps.map((step) =>
      step.step === 'documents' ? { ...step, isRequired: true } : { ...step, state: 'done' as const },
    );
    const { at, press, screen, shadow, api, field } = await show({
      onboarding: { ...completeExample, steps },
    });
    const answers = [new Promise(() => {}), completeExample];
    api.respond('updateOnboarding', () => answers.shift());
    await at('Nachweise');
    const photo = new File([new Uint8Array(2000)], 'arbeitgeber.jpg', { type: 'image/jpeg' });
    fireEvent.change(await field('employerConfirmation'), { target: { files: [photo] } });
    await screen.findByText('arbeitgeber.jpg');
    await press(next);
    await press('Hochladen abbrechen');
    await screen.findByText('Das Hochladen wurde abgebrochen.');
    expect(shadow.querySelector('[part=form-error]')?.textContent).toBe('');
    await at('Nachweise');
    await press(next);
    await vi.waitUntil(() => screen.queryByText('arbeitgeber.jpg') === null);
    expect(api.callsOf('updateOnboarding').map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('the end', () => {
  it('shows everything once more, and closes it', async () => {
    const { at, press, screen, bodiesOf, events, text } = await show({
      onboarding: completeExample,
      answers: { checkOnboarding: { isComplete: true, isFinished: true, missing: [] } },
    });
    await at('Stimmt alles?');
    expect(text()).toContain('Elbchaussee 12');
    await press('Abschließen');
    await screen.findByRole('heading', { name: 'Geschafft, vielen Dank' });
    expect(bodiesOf('checkOnboarding')).toEqual([{ finish: true }]);
    expect(events.find(({ type }) => type === 'foyer-onboarding-finished')?.detail).toEqual({
      part: 'personal',
    });
  });

  it('leads to the first step with missing fields, if there is one', async () => {
    const missing = [{ step: 'agreements', path: 'acceptTerms', code: 'terms_outdated' }];
    const { at, press, events } = await show({
      onboarding: completeExample,
      answers: { checkOnboarding: { isComplete: false, isFinished: false, missing } },
    });
    await at('Stimmt alles?');
    await press('Abschließen');
    await at('Zustimmung');
    expect(events).toEqual([]);
  });

  it('of the personal steps opens those of the company for a fleet manager', async () => {
    const { press, screen, at } = await show({
      onboarding: completeExample,
      company: companyExample,
      answers: { checkOnboarding: { isComplete: true, isFinished: true, missing: [] } },
    });
    await at('Stimmt alles?');
    await press('Abschließen');
    await screen.findByRole('heading', { name: 'Angaben zu Ihrem Unternehmen' });
    await at('Unternehmen');
  });
});

describe('the company’s steps', () => {
  const open = async () => {
    const shown = await show({ onboarding: finishedExample, company: companyExample });
    await shown.at('Unternehmen');
    return shown;
  };

  it('read numbers with thousands separators', async () => {
    const { fill, press, bodiesOf, at } = await open();
    await fill({ legalForm: 'GmbH', vatId: 'DE136695976', employeeCount: '1.240' });
    await press(next);
    await at('Rechnungen');
    expect(bodiesOf('updateExtendedOnboarding')).toEqual([
      { step: 'company', version: 0, legalForm: 'GmbH', vatId: 'DE136695976', employeeCount: 1240 },
    ]);
  });

  it('check the VAT number before anything is sent', async () => {
    const { fill, press, bodiesOf, field } = await open();
    await fill({ legalForm: 'GmbH', vatId: 'DE136695975' });
    await press(next);
    const vatId = await field('vatId');
    await vi.waitUntil(() => vatId.getAttribute('aria-invalid') === 'true');
    expect(bodiesOf('updateExtendedOnboarding')).toEqual([]);
  });

  it('take several contacts; removing one keeps the values of the others', async () => {
    const steps = companyExample.steps.map((step) =>
      step.step === 'contacts' ? step : { ...step, state: 'done' as const },
    );
    const { at, fill, press, bodiesOf, field } = await show({
      onboarding: finishedExample,
      company: { ...companyExample, steps },
    });
    await at('Ansprechpersonen');
    const contact = (row: number, name: string) => ({
      [`contacts.${row}.topic`]: 'fleet',
      [`contacts.${row}.name`]: name,
      [`contacts.${row}.email`]: `${name.toLowerCase()}@nordwind.example`,
    });
    await fill(contact(0, 'Birte'));
    await press('Weitere Ansprechperson');
    await press('Weitere Ansprechperson');
    await fill({ ...contact(1, 'Ole'), ...contact(2, 'Jan') });
    await press('2. Ansprechperson entfernen');
    expect((await field('contacts.1.name')).value).toBe('Jan');
    await press(next);
    await vi.waitUntil(() => bodiesOf('updateExtendedOnboarding').length === 1);
    expect(bodiesOf('updateExtendedOnboarding')[0]).toEqual({
      step: 'contacts',
      version: 0,
      contacts: ['Birte', 'Jan'].map((name) => ({
        topic: 'fleet',
        name,
        email: `${name.toLowerCase()}@nordwind.example`,
      })),
    });
  });
});
