import { addDays, businessDay, type Mode } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { useCaseStateSchema } from '@foyer/contract/use-cases/use-cases.schema';
import type { InferOutput } from 'valibot';
import { type DemoPerson, story } from '../demo-people.ts';
import type { DemoProof } from './proofs.ts';

type State = InferOutput<typeof useCaseStateSchema>;

/** A request of a person of the story. */
export interface MadeRequest {
  readonly person: DemoPerson;
  readonly kind: UseCaseKind;
  /** Days before now. */
  readonly ago: number;
  /** States after the arrival, each with the days it took. */
  readonly later: readonly (readonly [state: State, days: number])[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly mode?: Mode;
  /** Message of the service with the last state. */
  readonly message?: string;
  /** Attached proof, and the field it was attached to. */
  readonly proof?: readonly [field: string, DemoProof];
}

const warehouse = {
  salutation: 'COMPANY',
  company: 'Nordwind Logistik GmbH',
  lastName: 'Wareneingang',
  street: 'Am Sandtorkai',
  houseNumber: '12',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};
const plant = {
  salutation: 'COMPANY',
  company: 'Würth Beispiel GmbH',
  lastName: 'Fuhrpark',
  street: 'Kocherstraße',
  houseNumber: '8',
  postcode: '74653',
  city: 'Künzelsau',
  countryCode: 'DE',
};
const homeOfThomas = {
  salutation: 'MR',
  firstName: 'Thomas',
  lastName: 'Weber',
  street: 'Neusser Wall',
  houseNumber: '31',
  postcode: '50670',
  city: 'Köln',
  countryCode: 'DE',
};

/** Returns the requests of the story's people, in every state, with their values. */
export function madeRequests(now: Date): readonly MadeRequest[] {
  const day = (ago: number) => addDays(businessDay(now), -ago);
  const { driver, manager, privateCustomer, wuerthBuyer } = story;
  const mileage = (vehicleId: string, readingKm: number, ago: number) => ({
    kind: 'mileage-status-report' as const,
    ago,
    values: { vehicleId, readingKm, readOn: day(ago) },
  });
  return [
    {
      person: driver,
      ...mileage('veh-hh-nw-214e', 48_210, 30),
      later: [['done', 0]],
      proof: ['photo', 'odometer'],
    },
    { person: manager, ...mileage('veh-hh-kb-100e', 31_450, 28), later: [['done', 0]] },
    { person: wuerthBuyer, ...mileage('veh-kuen-wb-12e', 64_800, 12), later: [['in_progress', 1]] },
    {
      person: driver,
      kind: 'wallbox-integration-check',
      ago: 14,
      later: [['in_progress', 2]],
      proof: ['typePlate', 'type-plate'],
      values: {
        manufacturer: 'Foyer',
        model: 'WB-11-K',
        serialNumber: 'FWB-2231907',
        currentType: 'AC',
        powerWatts: 11_000,
        connectorCount: 1,
        network: 'wifi',
        isRented: 'no',
        hasCalibratedMeter: 'yes',
        hasBackendConnection: 'i dont know',
        installationAddress: {
          salutation: 'MR',
          firstName: 'Lukas',
          lastName: 'Hansen',
          street: 'Bahrenfelder Straße',
          houseNumber: '114',
          postcode: '22765',
          city: 'Hamburg',
          countryCode: 'DE',
        },
        note: 'Sie hängt in der Tiefgarage, Stellplatz 17.',
      },
    },
    {
      person: driver,
      kind: 'charging-card-troubles',
      ago: 6,
      later: [
        ['in_progress', 1],
        ['done', 3],
      ],
      values: {
        cardId: 'card-de-foy-0042-1187',
        trouble: 'rejected',
        occurredOn: day(7),
        occurredAt: '07:45',
        place: 'Parkhaus am Dammtor',
        currentType: 'AC',
        worksElsewhere: 'yes',
        description: 'Die Säule zeigt „Karte nicht freigeschaltet“. Am Tag davor ging es noch.',
      },
    },
    {
      person: manager,
      kind: 'pool-charging-card',
      ago: 20,
      later: [
        ['in_progress', 1],
        ['done', 5],
      ],
      values: {
        cards: [
          { label: 'Pool Hafen 1', licensePlate: 'HH-NW 611E', costCentre: '4711' },
          { label: 'Pool Hafen 2', licensePlate: 'HH-NW 612E', costCentre: '4711' },
        ],
        region: 'europe',
        deliveryAddress: warehouse,
        acceptTerms: true,
      },
    },
    {
      person: manager,
      kind: 'household-tariff-change',
      ago: 5,
      later: [['needs_answer', 1]],
      proof: ['proof', 'tariff-letter'],
      message:
        'Auf der Preisbestätigung fehlt die Lieferadresse. Gilt der Tarif für Ihre Adresse in Hamburg? Bitte schicken Sie uns die erste Seite des Vertrags.',
      values: {
        supplier: 'Elbwerke Strom',
        tariffName: 'Zuhause grün',
        pricePerKwh: 3145,
        monthlyBasePrice: 1290,
        isDynamicTariff: false,
        validFrom: day(20),
      },
    },
    {
      person: manager,
      kind: 'contact-information-change',
      ago: 1,
      later: [],
      values: {
        salutation: 'MRS',
        firstName: 'Sabine',
        lastName: 'Vogel',
        email: 'finance@nordwind.example',
        topics: ['invoices'],
      },
    },
    {
      person: privateCustomer,
      kind: 'bank-details-change',
      ago: 18,
      later: [['done', 1]],
      mode: 'b2c_cc',
      values: { purpose: 'refund', accountHolder: 'Thomas Weber', iban: 'DE02120300000000202051' },
    },
    {
      person: privateCustomer,
      kind: 'customer-address-change',
      ago: 2,
      later: [],
      mode: 'b2c_cc',
      values: {
        addressTypes: ['DELIVERY_ADDRESS', 'INVOICE_ADDRESS'],
        address: homeOfThomas,
        validFrom: day(-12),
        note: 'Wir ziehen um, die Wallbox nehmen wir mit.',
      },
    },
    {
      person: wuerthBuyer,
      kind: 'pool-charging-card-wuerth',
      ago: 11,
      later: [['in_progress', 2]],
      values: {
        corporationId: 'wuerth-beispiel',
        cards: [
          { label: 'Außendienst Süd 1', costCentre: '48110' },
          { label: 'Außendienst Süd 2', costCentre: '48110' },
          { label: 'Werksverkehr', licensePlate: 'KÜN-WB 40E', costCentre: '52300' },
        ],
        approverName: 'Michael Kraft',
        approverEmail: 'buyer@wuerth-beispiel.example',
        deliveryAddress: plant,
        acceptTerms: true,
      },
    },
    {
      person: wuerthBuyer,
      kind: 'corporation-information-change',
      ago: 40,
      later: [['rejected', 3]],
      message:
        'Im Handelsregister ist noch die GmbH eingetragen. Bitte melden Sie die Änderung erneut, sobald die SE eingetragen ist.',
      values: {
        corporationId: 'wuerth-beispiel',
        newName: 'Würth Beispiel SE',
        reason: 'legal_form',
        legalForm: 'SE',
        validFrom: day(10),
      },
    },
  ];
}
