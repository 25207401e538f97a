import type { Mode } from '@foyer/contract';
import type { AssociationKind, TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import { type DemoPerson, story } from '../demo-people.ts';
import type { DemoFile } from './draw-files.ts';

/** An action on a ticket, `day` working days after it was opened. */
export interface TicketMove {
  readonly day: number;
  /** Time of day in Germany: `09:40`. */
  readonly time: string;
  readonly by: DemoPerson;
  readonly says?: string;
  /** Internal note, for the service alone. */
  readonly notes?: string;
  readonly files?: readonly DemoFile[];
  readonly status?: TicketStatus;
  readonly gives?: DemoPerson;
  readonly priorityId?: string;
}

/** A conversation of the story. */
export interface TicketPlan {
  readonly key: string;
  readonly by: DemoPerson;
  readonly mode: Mode;
  readonly categoryId: string;
  /** Working days ago. */
  readonly age: number;
  readonly time: string;
  readonly subject: string;
  readonly description: string;
  readonly files?: readonly DemoFile[];
  /** Kind of the record that the ticket refers to: the customer's newest of that kind. */
  readonly about?: AssociationKind;
  readonly moves?: readonly TicketMove[];
}

const { manager, buyer, driver, finance, privateCustomer, sonnentalBuyer, wuerthBuyer } = story;
const { technician, technicianSub, technicianAdmin } = story;

/** The conversations of all customers, in the language in which they are held. */
export const ticketPlans: readonly TicketPlan[] = [
  {
    key: 'invoice-doubled',
    by: manager,
    mode: 'b2b',
    categoryId: 'invoice',
    age: 2,
    time: '09:12',
    subject: 'Versandkosten auf der Rechnung doppelt berechnet',
    description:
      'Guten Morgen,\n\nauf unserer letzten Rechnung stehen die Versandkosten zweimal: einmal je Paket und noch einmal als Pauschale. Vereinbart war eine Pauschale je Bestellung. Einen Ausschnitt habe ich angehängt. Können Sie das bitte prüfen, bevor wir zahlen?',
    about: 'invoice',
    files: ['invoice-cutout'],
    moves: [
      { day: 0, time: '09:40', by: technicianSub, gives: technicianSub, status: 'open' },
      {
        day: 0,
        time: '09:55',
        by: technicianSub,
        notes:
          'Lager hat in zwei Paketen versandt, die Pauschale wurde je Paket gezogen. Fehler liegt bei uns, Gutschrift ist mit der Buchhaltung abgesprochen.',
      },
      {
        day: 0,
        time: '10:20',
        by: technicianSub,
        files: ['credit-sheet'],
        says: 'Guten Tag Frau Brandt,\n\nSie haben recht: Die Bestellung ging in zwei Paketen hinaus, und die Pauschale wurde für jedes davon berechnet. Sie bekommen dafür bis Ende der Woche eine Gutschrift, die Aufstellung dazu liegt bei. Bitte ziehen Sie den Betrag bei der Zahlung einfach ab.',
      },
      {
        day: 1,
        time: '08:35',
        by: manager,
        says: 'Vielen Dank für die schnelle Antwort. Gilt das auch für die Rechnung an unsere Spedition in Kiel? Dort sieht es genauso aus.',
      },
      {
        day: 1,
        time: '11:05',
        by: technicianSub,
        says: 'Die Rechnung an Kiel habe ich mir angesehen: Dort waren es tatsächlich zwei Bestellungen, die Versandkosten stimmen also. Die Gutschrift für Ihre Rechnung ist angelegt.',
      },
    ],
  },
  {
    key: 'wallbox-red',
    by: buyer,
    mode: 'b2b',
    categoryId: 'charging',
    age: 1,
    time: '14:05',
    subject: 'Wallbox am Tor 3 blinkt rot und lädt nicht',
    description:
      'Seit heute Mittag blinkt die Anzeige an Tor 3 rot, beide Fahrzeuge laden nicht mehr. Sicherung und FI sind drin, neu gestartet haben wir schon. Ein Foto hängt an.',
    about: 'order',
    files: ['wallbox-photo'],
    moves: [
      { day: 0, time: '14:30', by: technician, gives: technician, status: 'open' },
      {
        day: 0,
        time: '14:48',
        by: technician,
        says: 'Guten Tag Herr Yilmaz,\n\ndas rote Doppelblinken steht für einen Fehler der Netzüberwachung. Könnten Sie uns bitte das Protokoll der Wallbox schicken? Sie finden es in der App unter „Diagnose“.',
        status: 'waiting_for_customer',
      },
      {
        day: 0,
        time: '16:20',
        by: buyer,
        files: ['charger-log'],
        says: 'Hier ist das Protokoll. Morgen früh müssen beide Wagen los, daher wäre eine schnelle Lösung sehr hilfreich.',
      },
    ],
  },
  {
    key: 'card-abroad',
    by: driver,
    mode: 'b2b',
    categoryId: 'card',
    age: 6,
    time: '07:50',
    subject: 'Ladekarte wird in Dänemark nicht angenommen',
    description:
      'Ich bin jede Woche in Kolding. Seit Montag lehnen die Säulen dort meine Karte ab, in Deutschland geht sie weiterhin. Die Kollegin hat dasselbe Problem.',
    about: 'charging_card',
    moves: [
      { day: 0, time: '08:45', by: technician, gives: technician, status: 'open' },
      {
        day: 0,
        time: '09:10',
        by: technician,
        says: 'Guten Tag Herr Hansen,\n\nunser Partner in Dänemark hat am Sonntag sein Netz umgestellt. Ihre Karte ist dort wieder freigegeben, bitte versuchen Sie es beim nächsten Laden noch einmal.',
      },
      {
        day: 1,
        time: '18:30',
        by: driver,
        says: 'Gerade in Kolding geladen, es geht wieder. Danke!',
        status: 'resolved',
      },
    ],
  },
  {
    key: 'employee-rights',
    by: manager,
    mode: 'b2b',
    categoryId: 'access',
    age: 11,
    time: '13:15',
    subject: 'Kollegin soll Rechnungen sehen, aber nichts bestellen',
    description:
      'Unsere neue Kollegin in der Buchhaltung soll Rechnungen und Bestellungen lesen können. Bestellen soll sie nicht. Welche Rolle braucht sie dafür?',
    moves: [
      {
        day: 0,
        time: '15:40',
        by: technicianSub,
        status: 'resolved',
        says: 'Guten Tag Frau Brandt,\n\ndafür ist die Rolle „Finanzen“ gedacht: Damit liest sie Bestellungen, Angebote und Rechnungen und lädt Belege herunter, ein Warenkorb fehlt ihr. Vergeben können Sie die Rolle unter „Mitarbeitende“.',
      },
      { day: 7, time: '08:00', by: manager, status: 'closed' },
    ],
  },
  {
    key: 'pallet',
    by: buyer,
    mode: 'b2b',
    categoryId: 'delivery',
    age: 4,
    time: '10:25',
    subject: 'Anlieferung bitte nur bis 14 Uhr',
    description:
      'Unsere Warenannahme ist freitags nur bis 14 Uhr besetzt. Die nächste Lieferung ist für Freitag angekündigt. Lässt sich das beim Spediteur vermerken?',
    about: 'shipment',
    moves: [
      { day: 0, time: '11:10', by: technicianSub, gives: technicianSub, status: 'open' },
      {
        day: 0,
        time: '11:15',
        by: technicianSub,
        says: 'Das ist vermerkt: Der Fahrer meldet sich eine Stunde vorher und kommt bis 13 Uhr. Reicht Ihnen das?',
        status: 'waiting_for_customer',
      },
    ],
  },
  {
    key: 'monthly-list',
    by: finance,
    mode: 'b2b',
    categoryId: 'invoice',
    age: 3,
    time: '15:30',
    subject: 'Sammelliste aller Ladevorgänge je Kostenstelle',
    description:
      'Für den Monatsabschluss brauchen wir die Ladevorgänge nach Kostenstelle. Gibt es dafür eine Liste, oder müssen wir sie aus den Rechnungen zusammentragen?',
  },
  {
    key: 'home-charging',
    by: privateCustomer,
    mode: 'b2c_cc',
    categoryId: 'charging',
    age: 3,
    time: '18:40',
    subject: 'Wallbox lädt nachts nur mit 4 kW',
    description:
      'Hallo,\n\nmeine Wallbox sollte mit 11 kW laden. Abends klappt das, nach Mitternacht sind es laut App nur 4 kW. Am Auto liegt es nicht, das habe ich bei der Arbeit probiert.',
    about: 'order',
    files: ['app-screen'],
    moves: [
      { day: 1, time: '08:20', by: technician, gives: technician, status: 'open' },
      {
        day: 1,
        time: '08:50',
        by: technician,
        says: 'Guten Tag Herr Weber,\n\ndas klingt nach dem dynamischen Lastmanagement: Läuft nachts Ihre Wärmepumpe, nimmt sich die Wallbox zurück, damit der Hausanschluss nicht überlastet wird. Sehen Sie in der App unter „Hausanschluss“ einmal nach, welcher Wert dort eingetragen ist?',
        status: 'waiting_for_customer',
      },
      {
        day: 1,
        time: '19:15',
        by: privateCustomer,
        says: 'Da stehen 25 A. Laut Elektriker haben wir aber 35 A.',
      },
      {
        day: 2,
        time: '09:05',
        by: technician,
        notes: 'Wert ab Werk nie angepasst. Beim nächsten Rundschreiben an Privatkunden erwähnen?',
      },
      {
        day: 2,
        time: '09:10',
        by: technician,
        says: 'Das erklärt es. Tragen Sie bitte 35 A ein und starten Sie die Wallbox neu, die Anleitung hängt an. Danach lädt sie auch nachts mit bis zu 11 kW.',
        files: ['restart-guide'],
      },
    ],
  },
  {
    key: 'return',
    by: privateCustomer,
    mode: 'b2c_cc',
    categoryId: 'delivery',
    age: 22,
    time: '12:00',
    subject: 'Falsches Ladekabel bestellt, wie schicke ich es zurück?',
    description: 'Ich habe das Kabel mit 5 m bestellt und brauche 7,5 m. Die Packung ist noch zu.',
    moves: [
      {
        day: 1,
        time: '09:30',
        by: technicianSub,
        says: 'Kein Problem: Legen Sie den Lieferschein bei und schicken Sie das Kabel an die Adresse darauf. Sobald es da ist, erstatten wir den Betrag.',
        status: 'resolved',
      },
    ],
  },
  {
    key: 'sunny-tariff',
    by: sonnentalBuyer,
    mode: 'b2b',
    categoryId: 'quotation',
    age: 2,
    time: '11:45',
    subject: 'Angebot für zwölf Ladepunkte: Was ist mit dem Fundament?',
    description:
      'In Ihrem Angebot sind die Säulen und die Montage enthalten. Sind die Fundamente dabei, oder machen wir die selbst? Davon hängt unsere Freigabe ab.',
    about: 'quotation',
    moves: [
      { day: 0, time: '13:00', by: technicianAdmin, gives: technicianAdmin, status: 'open' },
      {
        day: 0,
        time: '13:25',
        by: technicianAdmin,
        notes:
          'Tiefbau war im ersten Gespräch ausgenommen, im Angebot steht es nicht. Vertrieb fragen, ob wir es nachtragen.',
      },
      {
        day: 1,
        time: '10:10',
        by: technicianAdmin,
        says: 'Guten Tag Frau Sommer,\n\ndie Fundamente sind nicht enthalten. Wir können sie Ihnen mit anbieten; dazu brauchen wir den Lageplan mit den Leitungswegen.',
        status: 'waiting_for_customer',
      },
    ],
  },
  {
    key: 'pool-cards',
    by: wuerthBuyer,
    mode: 'b2b',
    categoryId: 'card',
    age: 5,
    time: '09:00',
    subject: 'Zwei Poolkarten lassen sich keiner Kostenstelle zuordnen',
    description:
      'Bei zwei unserer Poolkarten fehlt im Beleg die Kostenstelle, obwohl wir sie angegeben haben. Alle anderen stimmen.',
    about: 'charging_card',
    moves: [
      { day: 0, time: '09:30', by: technicianSub, gives: technician, status: 'open', priorityId: 'high' },
      {
        day: 1,
        time: '14:00',
        by: technician,
        says: 'Guten Tag Herr Kraft,\n\nbei beiden Karten war die Kostenstelle mit einem Leerzeichen gespeichert. Wir haben das berichtigt; ab dem nächsten Beleg steht sie da.',
        status: 'resolved',
      },
      {
        day: 3,
        time: '08:15',
        by: wuerthBuyer,
        says: 'Der neue Beleg ist da, bei einer der beiden Karten fehlt die Kostenstelle noch immer.',
      },
    ],
  },
];
