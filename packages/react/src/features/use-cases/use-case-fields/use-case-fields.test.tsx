import { showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const answers = {
  listUseCases: {
    ...overviewExample,
    available: overviewExample.available.map(({ kind }) => ({ kind, isAvailable: true })),
  },
  listCountries: {
    items: [
      { code: 'DE', name: 'Deutschland' },
      { code: 'AT', name: 'Österreich' },
    ],
  },
  listCorporationNames: {
    items: [
      { id: 'cor-1', name: 'Würth Beispiel GmbH' },
      { id: 'cor-2', name: 'Würth Beispiel Logistik GmbH' },
    ],
  },
  preCheckUseCase: {
    canSubmit: true,
    errors: [],
    warnings: [],
    duplicateOf: { ...submissionExample, number: 'VG-2026-000099' },
    expectedOn: '2026-11-30',
  },
};

async function open(kind: string, more: object = {}) {
  const shown = await showWidget(useCaseWidget, {
    props: { kind },
    roles: ['ROLE_USE_CASES'],
    answers: { ...answers, ...more },
  } as never);
  const { screen, shadow } = shown;
  await screen.findByRole('form');
  const user = userEvent.setup();
  const field = (name: string) => shadow.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return {
    ...shown,
    user,
    field,
    press: async (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    type: async (name: string, text: string) => {
      const input = await vi.waitUntil(() => field(name));
      fireEvent.input(input, { target: { value: text } });
    },
    choose: async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name })),
  };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('bank details', () => {
  it('show an invalid IBAN at its field, and accept it in blocks and small letters', async () => {
    const { screen, press, type, choose } = await open('bank-details-change');
    await choose('Für Erstattungen an mich');
    await type('accountHolder', 'Maren Petersen');
    await type('iban', 'DE89 3704 0044 0532 0130 01');
    await press('Weiter');
    expect(screen.getByText(/Diese IBAN stimmt nicht/)).toBeTruthy();
    await type('iban', 'de89 3704 0044 0532 0130 00');
    expect(screen.queryByText(/Diese IBAN stimmt nicht/)).toBeNull();
    await press('Weiter');
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Stimmt alles?')).toBeTruthy();
  });

  it.each([
    ['IBAN: DE89 3704 0044 0532 0130 00', ' BIC: COBADEFFXXX'],
    ['DE89-3704-0044-0532-0130-00', 'COBA DE FF XXX'],
    ['\u202ade89 3704\u00a00044 0532 0130 00\u202c', 'COBA\u2011DE\u2011FF\u2011XXX'],
  ])('are accepted as pasted: %j, %j', async (iban, bic) => {
    const { screen, press, field, choose, type, api } = await open('bank-details-change', {
      submitBankDetailsChange: submissionExample,
    });
    await choose('Für Erstattungen an mich');
    await type('accountHolder', 'Maren Petersen');
    for (const [name, text] of Object.entries({ iban, bic })) {
      await type(name, text);
      expect([field(name)?.value, field(name)?.maxLength]).toEqual([text, -1]);
    }
    await press('Weiter');
    await press('Weiter zur Prüfung');
    expect(screen.getByText('DE89370400440532013000')).toBeTruthy();
    expect(screen.getByText('COBADEFFXXX')).toBeTruthy();
    await press('Verbindlich einreichen');
    expect(await screen.findByText(submissionExample.number)).toBeTruthy();
    expect(api.callsOf('submitBankDetailsChange')[0]?.body).toMatchObject({
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    });
  });

  it('require the mandate for the direct debit of invoices, and only there', async () => {
    const { screen, press, type, choose, field } = await open('bank-details-change');
    await choose('Für den Einzug von Rechnungen');
    await type('accountHolder', 'Maren Petersen');
    await type('iban', 'DE89370400440532013000');
    await press('Weiter');
    await press('Weiter zur Prüfung');
    expect(screen.getByText(/Bitte bestätigen Sie das/)).toBeTruthy();
    expect(field('mandateGiven')?.closest('[hidden]')).toBeNull();
    await press('Zurück');
    await choose('Für Erstattungen an mich');
    await press('Weiter');
    expect(field('mandateGiven')?.closest('[hidden]')).toBeTruthy();
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Stimmt alles?')).toBeTruthy();
  });
});

describe('pool cards', () => {
  it('are added and removed as rows, keep typed values, and need different imprints', async () => {
    const { screen, press, type, field, choose } = await open('pool-charging-card');
    await type('cards.0.label', 'Pool 1');
    await press('Weitere Karte');
    await type('cards.1.label', 'Pool 1');
    await press('Weitere Karte');
    await press('Weiter');
    expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(1);
    await type('cards.2.label', 'Pool 3');
    await press('Weiter');
    expect(screen.getByText('Jede Karte braucht einen eigenen Aufdruck.')).toBeTruthy();
    await press('Karte 1 entfernen');
    expect([field('cards.0.label')?.value, field('cards.1.label')?.value]).toEqual(['Pool 1', 'Pool 3']);
    await press('Weiter');
    await choose('In ganz Europa');
    await press('Weiter');
    expect(screen.getByText('Lieferadresse')).toBeTruthy();
  });

  it('of the special customer are for a company that is chosen by name', async () => {
    const { screen, press, type, user, field } = await open('pool-charging-card-wuerth');
    const company = await vi.waitUntil(() =>
      field('corporationId')?.querySelector('option[value^=cor-2]') ? field('corporationId') : null,
    );
    await user.selectOptions(company, 'Würth Beispiel Logistik GmbH');
    await type('approverName', 'Eva Klein');
    await type('approverEmail', 'eva@wuerth-beispiel.example');
    await press('Weiter');
    await type('cards.0.label', 'Pool 1');
    await type('cards.0.costCentre', '12x');
    await press('Weiter');
    expect(screen.getByText('Bitte geben Sie nur Zahlen ein.')).toBeTruthy();
  });
});

describe('an address', () => {
  it('has a postcode of its country', async () => {
    const { screen, press, type, user } = await open('customer-address-change');
    await user.click(screen.getByRole('checkbox', { name: 'Lieferadresse' }));
    await user.type(screen.getByLabelText(/^Gültig ab/), '01.01.2031');
    await press('Weiter');
    const typed = { lastName: 'Berg', street: 'Weg', houseNumber: '1', postcode: '1010', city: 'Wien' };
    for (const [name, value] of Object.entries(typed)) await type(`address.${name}`, value);
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Diese Postleitzahl passt nicht zum Land.')).toBeTruthy();
    await type('address.postcode', '10115');
    await press('Weiter zur Prüfung');
    expect(screen.getByText(/Weg 1/).textContent).toContain('10115 Wien');
  });
});

describe('an address as browsers fill it in', () => {
  it.each([
    ['Speicherstraße 14', ''],
    ['Speicherstraße 14', '14'],
    ['Speicherstraße', '14'],
  ])('with %j and %j has its number once', async (street, houseNumber) => {
    const { screen, press, type, user } = await open('customer-address-change');
    await user.click(screen.getByRole('checkbox', { name: 'Lieferadresse' }));
    await user.type(screen.getByLabelText(/^Gültig ab/), '01.01.2031');
    await press('Weiter');
    const typed = { lastName: 'Berg', street, houseNumber, postcode: '20457', city: 'Hamburg' };
    for (const [name, value] of Object.entries(typed)) await type(`address.${name}`, value);
    await press('Weiter zur Prüfung');
    expect(screen.getByText(/Speicherstraße/).textContent).toBe('Berg\nSpeicherstraße 14\n20457 Hamburg');
  });

  it.each(['AT', 'Austria', 'Autriche', 'Österreich'])('with the country %s', async (country) => {
    const { screen, press, type, user, field } = await open('customer-address-change');
    await user.click(screen.getByRole('checkbox', { name: 'Lieferadresse' }));
    await user.type(screen.getByLabelText(/^Gültig ab/), '01.01.2031');
    await press('Weiter');
    const box = (await screen.findByRole('combobox', { name: 'Land' })) as HTMLInputElement;
    expect(box.autocomplete).toBe('country');
    fireEvent.input(box, { target: { value: country } });
    await vi.waitUntil(() => field('address.countryCode')?.value === 'AT');
    const typed = { lastName: 'Berg', street: 'Ring 1', postcode: '1010', city: 'Wien' };
    for (const [name, value] of Object.entries(typed)) await type(`address.${name}`, value);
    await press('Weiter zur Prüfung');
    expect(screen.getByText(/Ring 1/).textContent).toContain('1010 Wien\nÖsterreich');
  });
});

describe('a tariff', () => {
  it.each([
    ['household-tariff-change', '31,450', 'Wird als 31,45', '31,45 ct'],
    ['household-tariff-change', '31.45', null, '31,45 ct'],
    ['household-tariff-change', '031,450', null, '31,45 ct'],
    ['household-tariff-change', '31,5', null, '31,50 ct'],
  ])('of %s with the price %j shows the value it is read as', async (kind, price, reading, shown) => {
    const { screen, press, type, user } = await open(kind);
    await type('supplier', 'Stadtwerke Nord');
    await press('Weiter');
    await type('pricePerKwh', price);
    if (reading) expect(screen.getByText(new RegExp(reading))).toBeTruthy();
    else expect(screen.queryByText(/Wird als/)).toBeNull();
    await type('monthlyBasePrice', '12,9');
    await user.type(screen.getByLabelText(/^Gültig ab/), new Date().toLocaleDateString('de-DE'));
    await user.click(screen.getByRole('radio', { name: 'Nein, der Preis ist fest' }));
    await press('Weiter');
    const proof = new File([new Uint8Array(2000)], 'tarif.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Datei wählen'), proof);
    await press('Weiter zur Prüfung');
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByText(/^12,90\s€$/)).toBeTruthy();
  });

  it('takes a price in cents, reports one typed in euros, and is sent with its proof', async () => {
    const { screen, press, type, user, api } = await open('household-tariff-change', {
      submitHouseholdTariffChange: submissionExample,
    });
    await type('supplier', 'Stadtwerke Nord');
    await press('Weiter');
    await type('pricePerKwh', '0,31');
    await user.type(screen.getByLabelText(/^Gültig ab/), new Date().toLocaleDateString('de-DE'));
    await user.click(screen.getByRole('radio', { name: 'Nein, der Preis ist fest' }));
    await press('Weiter');
    expect(screen.getByText(/Bitte geben Sie ihn in Cent je kWh an/)).toBeTruthy();
    await type('pricePerKwh', '31,4567');
    await press('Weiter');
    expect(screen.getByText('Bitte geben Sie weniger Nachkommastellen ein.')).toBeTruthy();
    await type('pricePerKwh', '31,45');
    await press('Weiter');
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Bitte fügen Sie mindestens ein Foto oder PDF hinzu.')).toBeTruthy();
    const proof = new File([new Uint8Array(2000)], 'tarif.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Datei wählen'), proof);
    await press('Weiter zur Prüfung');
    expect(await screen.findByText(/bis zum 30.11.2026/)).toBeTruthy();
    expect(screen.getByText(/bereits offen: VG-2026-000099/)).toBeTruthy();
    expect(screen.getByText('31,45 ct')).toBeTruthy();
    await press('Verbindlich einreichen');
    expect(await screen.findByText(submissionExample.number)).toBeTruthy();
    expect(api.callsOf('submitHouseholdTariffChange')).toHaveLength(1);
  });
});

it('a wallbox has photos of three kinds, the type plate among them needed', async () => {
  const { shadow, screen } = await open('wallbox-integration-check');
  const inputs = [...shadow.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')];
  expect(new Set(inputs.map(({ name }) => name))).toEqual(new Set(['typePlate', 'meterCabinet', 'site']));
  expect(screen.getAllByText('Typenschild').length).toBeGreaterThan(0);
});
