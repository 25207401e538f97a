import type { Mode } from '@foyer/contract';
import type { GroupId } from '../articles/family.ts';
import { type DemoPerson, story } from '../demo-people.ts';

/** A customer with quotations in the story. */
export interface DemoAsker {
  readonly key: string;
  readonly person: DemoPerson;
  /** A colleague who also requests quotations. */
  readonly colleague?: DemoPerson;
  readonly companyId: string | null;
  readonly mode: Mode;
  readonly group: GroupId;
  readonly owner: string;
}

/** Three companies of three brands, a child company, and two private customers. */
export const askers: readonly DemoAsker[] = [
  {
    key: 'nordwind',
    person: story.manager,
    colleague: story.buyer,
    companyId: 'nordwind',
    mode: 'b2b',
    group: 'premium',
    owner: 'nordwind',
  },
  {
    key: 'kiel',
    person: story.manager,
    companyId: 'nordwind-spedition',
    mode: 'b2b',
    group: 'premium',
    owner: 'nordwind-spedition',
  },
  {
    key: 'husum',
    person: story.manager,
    companyId: 'nordwind-energie',
    mode: 'b2b',
    group: 'standard',
    owner: 'nordwind-energie',
  },
  {
    key: 'sonnental',
    person: story.sonnentalBuyer,
    companyId: 'sonnental',
    mode: 'b2b',
    group: 'standard',
    owner: 'sonnental',
  },
  {
    key: 'weber',
    person: story.privateCustomer,
    companyId: null,
    mode: 'b2c_cc',
    group: 'private',
    owner: story.privateCustomer.id,
  },
  {
    key: 'brandt',
    person: story.manager,
    companyId: null,
    mode: 'b2c_cc',
    group: 'private',
    owner: story.manager.id,
  },
];

/** A comment, and the days between the request and it. */
export interface DemoComment {
  readonly day: number;
  readonly isFromCustomer: boolean;
  readonly text: string;
}

/** One quotation of the story; `age` is in days before now, the days of comments are counted from the request. */
export interface QuotationPlan {
  readonly key: string;
  readonly state:
    | 'requested'
    | 'in_preparation'
    | 'offered'
    | 'ordered'
    | 'declined'
    | 'expired'
    | 'cancelled';
  readonly age: number;
  readonly title: string | null;
  readonly description?: string;
  readonly note?: string;
  readonly lines: number;
  readonly discountPercent: number;
  /** Days after the request on which the offer was made; none while there was no offer. */
  readonly offeredAfter?: number;
  /** Days from today until the last day of the offer. */
  readonly validFor?: number;
  /** Whether the customer asked for changes after an offer. */
  readonly isNegotiated?: boolean;
  readonly offerNote?: string;
  readonly comments?: readonly DemoComment[];
}

const asked = (day: number, text: string): DemoComment => ({ day, isFromCustomer: true, text });
const told = (day: number, text: string): DemoComment => ({ day, isFromCustomer: false, text });

/** Returns the quotations of every customer, newest first: one in each state, back to a year ago. */
export const plansOf = (isBusiness: boolean): readonly QuotationPlan[] =>
  isBusiness ? businessPlans : privatePlans;

const businessPlans: readonly QuotationPlan[] = [
  {
    key: 'words',
    state: 'requested',
    age: 0.12,
    title: 'Ladeplätze für das Parkdeck',
    description:
      'Wir möchten auf dem Parkdeck zwölf Stellplätze ausrüsten, davon zwei für Besucher mit Kartenzahlung.\nDer Hausanschluss hat 160 A. Bitte mit Lastmanagement, Montage und Inbetriebnahme anbieten.',
    lines: 0,
    discountPercent: 0,
  },
  {
    key: 'asked',
    state: 'requested',
    age: 1.3,
    title: 'Nachrüstung Halle C',
    lines: 3,
    discountPercent: 0,
    note: 'Lieferung gern in zwei Teilen, die Hälfte bis Monatsende.',
  },
  {
    key: 'prepared',
    state: 'in_preparation',
    age: 3.2,
    title: 'Dienstwagen 2. Welle',
    lines: 2,
    discountPercent: 0,
    comments: [told(0.5, 'Vielen Dank, wir klären die Lieferzeit mit dem Hersteller und melden uns morgen.')],
  },
  {
    key: 'negotiated',
    state: 'in_preparation',
    age: 11,
    title: 'Ladepark Süd',
    lines: 4,
    discountPercent: 6,
    offeredAfter: 2,
    isNegotiated: true,
    comments: [
      told(2, 'Anbei unser Angebot. Die Ladesäulen sind ab Lager lieferbar.'),
      asked(4, 'Danke. Was können Sie uns bei der doppelten Menge anbieten?'),
      told(5, 'Das rechnen wir gern. Bleibt es bei einer Lieferung an einen Ort?'),
      asked(6, 'Ja, alles an die Hauptadresse.'),
    ],
  },
  {
    key: 'fresh',
    state: 'offered',
    age: 6,
    title: 'Wallboxen für Homeoffice-Fahrer',
    lines: 3,
    discountPercent: 8,
    offeredAfter: 1,
    validFor: 24,
    offerNote: 'Die Preise gelten bei Abnahme der gesamten Menge.',
    comments: [told(1, 'Unser Angebot gilt bis zum Ende der Frist, Lieferung in fünf Werktagen.')],
  },
  {
    key: 'ending',
    state: 'offered',
    age: 13,
    title: 'Ersatz für Standort Nord',
    lines: 2,
    discountPercent: 10,
    offeredAfter: 2,
    validFor: 2,
    comments: [asked(3, 'Die Freigabe läuft noch, ich melde mich rechtzeitig.')],
  },
  {
    key: 'ordered',
    state: 'ordered',
    age: 30,
    title: 'Schnellladesäule Einfahrt',
    lines: 0,
    discountPercent: 7,
    offeredAfter: 3,
  },
  {
    key: 'expired',
    state: 'expired',
    age: 62,
    title: 'Erweiterung Werkstatt',
    lines: 3,
    discountPercent: 5,
    offeredAfter: 2,
    validFor: -26,
  },
  {
    key: 'declined',
    state: 'declined',
    age: 84,
    title: 'Ladekarten und Zubehör',
    lines: 4,
    discountPercent: 3,
    offeredAfter: 1,
    validFor: -52,
    comments: [
      asked(9, 'Wir haben uns für einen anderen Anbieter entschieden: Die Lieferzeit war uns zu lang.'),
    ],
  },
  {
    key: 'withdrawn',
    state: 'cancelled',
    age: 120,
    title: 'Besucherparkplatz',
    lines: 2,
    discountPercent: 0,
    comments: [asked(2, 'Das Projekt ist verschoben, wir kommen im nächsten Jahr wieder auf Sie zu.')],
  },
  {
    key: 'stopped',
    state: 'cancelled',
    age: 190,
    title: 'Sonderanfertigung Ladesäule',
    lines: 1,
    discountPercent: 0,
    comments: [
      told(3, 'Diese Ausführung baut der Hersteller leider nicht mehr. Gern bieten wir eine Alternative an.'),
    ],
  },
  {
    key: 'ordered-before',
    state: 'ordered',
    age: 240,
    title: null,
    lines: 0,
    discountPercent: 5,
    offeredAfter: 2,
  },
  {
    key: 'expired-before',
    state: 'expired',
    age: 335,
    title: 'Grundausstattung Fuhrpark',
    lines: 5,
    discountPercent: 4,
    offeredAfter: 3,
    validFor: -300,
  },
];

const privatePlans: readonly QuotationPlan[] = [
  {
    key: 'words',
    state: 'requested',
    age: 0.2,
    title: 'Wallbox mit Montage',
    description:
      'Ich suche eine Wallbox mit 11 kW für meinen Carport, mit festem Kabel und passend zur Solaranlage. Bitte einschließlich Montage anbieten.',
    lines: 0,
    discountPercent: 0,
  },
  {
    key: 'fresh',
    state: 'offered',
    age: 5,
    title: 'Zwei Wallboxen für die Hausgemeinschaft',
    lines: 2,
    discountPercent: 5,
    offeredAfter: 1,
    validFor: 21,
  },
  {
    key: 'ordered',
    state: 'ordered',
    age: 40,
    title: null,
    lines: 0,
    discountPercent: 4,
    offeredAfter: 2,
  },
  {
    key: 'expired',
    state: 'expired',
    age: 95,
    title: 'Ladekabel und Halter',
    lines: 2,
    discountPercent: 3,
    offeredAfter: 2,
    validFor: -60,
  },
];
