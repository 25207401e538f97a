import type { Mode } from '@foyer/contract';
import type { AccentName } from '../../domain/articles/article-picture/palette.ts';
import type { ShapeName } from '../../domain/articles/article-picture/shapes.ts';
import type { NewsText } from '../../domain/news/news.table.ts';

export interface DemoNews {
  readonly id: string;
  readonly daysAgo: number;
  readonly category: 'product' | 'service' | 'event' | 'notice';
  readonly shape: ShapeName;
  readonly accent: AccentName;
  readonly brandId?: string;
  readonly modes?: readonly Mode[];
  readonly linkUrl?: string;
  readonly de: NewsText;
  readonly en: NewsText;
  readonly fr: NewsText;
}

const text = (
  title: string,
  teaser: string,
  paragraphs: readonly string[],
  linkLabel?: string,
): NewsText => ({
  title,
  teaser,
  paragraphs,
  ...(linkLabel ? { linkLabel } : {}),
});

export const demoNews: readonly DemoNews[] = [
  {
    id: 'news-home-22',
    daysAgo: 1,
    category: 'product',
    shape: 'wallbox',
    accent: 'lime',
    de: text(
      'Foyer Home jetzt auch mit 22 kW',
      'Die kompakte Wallbox lädt nun doppelt so schnell, zum Aufpreis von 180 Euro.',
      [
        'Ab sofort liefern wir die Foyer Home in allen Farben auch mit 22 kW. Die Maße bleiben gleich, vorhandene Montageplatten passen.',
        'Bitte denken Sie daran: Wallboxen über 11 kW brauchen die Zustimmung des Netzbetreibers. Bei einer Installation durch uns holen wir sie ein.',
      ],
    ),
    en: text(
      'Foyer Home now with 22 kW',
      'The compact wallbox now charges twice as fast, for 180 euros more.',
      [
        'From now on we deliver Foyer Home with 22 kW in all colours. The size stays the same and existing mounting plates fit.',
        'Please remember that wallboxes above 11 kW need the consent of the grid operator. If we install it, we obtain it for you.',
      ],
    ),
    fr: text(
      'Foyer Home aussi en 22 kW',
      'La borne compacte charge deux fois plus vite, moyennant un supplément de 180\u00a0euros.',
      [
        'Nous livrons dès à présent la Foyer Home en 22\u00a0kW dans tous les coloris. Les dimensions restent inchangées et les plaques de montage existantes conviennent.',
        'Veuillez noter que les bornes de plus de 11\u00a0kW nécessitent l’accord du gestionnaire de réseau. Si nous nous chargeons de l’installation, nous l’obtenons pour vous.',
      ],
    ),
  },
  {
    id: 'news-mileage',
    daysAgo: 3,
    category: 'notice',
    shape: 'van',
    accent: 'sky',
    de: text('Kilometerstände bis Monatsende melden', 'Mit Foto des Tachos dauert es keine Minute.', [
      'Für die Abrechnung des Fahrstroms brauchen wir einmal im Monat den Kilometerstand. Sie melden ihn unter Anliegen; ein Foto genügt.',
    ]),
    en: text(
      'Report your mileage by the end of the month',
      'With a photo of the odometer it takes less than a minute.',
      [
        'To bill your charging we need the mileage once a month. Report it under requests; a photo is enough.',
      ],
    ),
    fr: text(
      'Communiquez vos relevés kilométriques avant la fin du mois',
      'Avec une photo du compteur, cela prend moins d’une minute.',
      [
        'Pour facturer l’électricité de vos recharges, nous avons besoin du kilométrage une fois par mois. Vous le communiquez sous «\u00a0Demandes\u00a0»\u00a0; une photo suffit.',
      ],
    ),
  },
  {
    id: 'news-load',
    daysAgo: 9,
    category: 'product',
    shape: 'controller',
    accent: 'teal',
    modes: ['b2b'],
    de: text(
      'Lastmanagement lernt Strompreise',
      'Die Cloud-Lizenz lädt jetzt, wenn der Strom am wenigsten kostet.',
      [
        'Mit der neuen Fassung berücksichtigt das Lastmanagement die Preise des nächsten Tages. Im Mittel unserer Testkunden sank der Strompreis um 14 %.',
        'Die Funktion ist in allen laufenden Lizenzen enthalten und wird je Standort eingeschaltet.',
      ],
    ),
    en: text(
      'Load management learns electricity prices',
      'The cloud licence now charges when power costs least.',
      [
        'The new version takes the next day’s prices into account. On average our test customers paid 14% less.',
        'It is part of every running licence and is switched on per site.',
      ],
    ),
    fr: text(
      'La gestion de charge intègre les prix de l’électricité',
      'La licence cloud charge désormais aux heures où l’électricité est la moins chère.',
      [
        'La nouvelle version tient compte des prix du lendemain. En moyenne, le prix de l’électricité a baissé de 14\u00a0% chez nos clients pilotes.',
        'Cette fonction est comprise dans toutes les licences en cours et s’active site par site.',
      ],
    ),
  },
  {
    id: 'news-fair',
    daysAgo: 16,
    category: 'event',
    shape: 'training',
    accent: 'violet',
    linkUrl: 'https://www.foyer.example/messe',
    de: text(
      'Treffen Sie uns in Hamburg',
      'Auf den Elektromobilitätstagen zeigen wir den Voltara Turbo in Betrieb.',
      [
        'Drei Tage, zwei Hallen und ein Schnelllader, den Sie selbst bedienen können. Ihre Eintrittskarte übernehmen wir.',
      ],
      'Eintrittskarte sichern',
    ),
    en: text(
      'Meet us in Hamburg',
      'At the e-mobility days we show Voltara Turbo in operation.',
      ['Three days, two halls and a fast charger you may operate yourself. Your ticket is on us.'],
      'Get a ticket',
    ),
    fr: text(
      'Rencontrez-nous à Hambourg',
      'Aux Journées de l’électromobilité, nous présentons la Voltara Turbo en fonctionnement.',
      [
        'Trois jours, deux halls et une borne rapide que vous pourrez utiliser vous-même. Votre billet d’entrée vous est offert.',
      ],
      'Obtenir un billet',
    ),
  },
  {
    id: 'news-holidays',
    daysAgo: 24,
    category: 'notice',
    shape: 'parcel',
    accent: 'amber',
    de: text('Lieferzeiten rund um die Feiertage', 'Bestellungen bis zum 18. sind vor den Feiertagen da.', [
      'Zwischen den Feiertagen bleibt das Lager zwei Tage geschlossen. Die Störungshotline erreichen Sie durchgehend.',
    ]),
    en: text('Delivery around the holidays', 'Orders placed by the 18th arrive before the holidays.', [
      'The warehouse closes for two days between the holidays. The fault hotline is open throughout.',
    ]),
    fr: text(
      'Délais de livraison pendant les fêtes',
      'Les commandes passées jusqu’au 18 arrivent avant les fêtes.',
      [
        'L’entrepôt sera fermé deux jours entre les fêtes. L’assistance dépannage reste joignable sans interruption.',
      ],
    ),
  },
  {
    id: 'news-card',
    daysAgo: 38,
    category: 'service',
    shape: 'card',
    accent: 'lime',
    de: text(
      'Karte verloren? Sperren Sie sie selbst',
      'Unter Anliegen sperren Sie Ihre Ladekarte in Sekunden.',
      ['Die Karte ist sofort gesperrt, an allen Ladepunkten. Eine neue bestellen Sie im selben Schritt.'],
    ),
    en: text('Lost your card? Block it yourself', 'Under requests you block your charging card in seconds.', [
      'The card is blocked at once, at every charging point. You order a new one in the same step.',
    ]),
    fr: text(
      'Carte perdue\u00a0? Bloquez-la vous-même',
      'Sous «\u00a0Demandes\u00a0», vous bloquez votre carte de recharge en quelques secondes.',
      [
        'La carte est bloquée immédiatement, à tous les points de charge. Vous en commandez une nouvelle dans la même étape.',
      ],
    ),
  },
  {
    id: 'news-solar',
    daysAgo: 55,
    category: 'product',
    shape: 'carport',
    accent: 'sky',
    de: text(
      'Solarcarport für vier Stellplätze',
      'Bis zu 9,6 kWp auf dem Firmenparkplatz, in zwei Tagen aufgebaut.',
      [
        'Die neue Größe ist für Betriebe gedacht, die ihren Parkplatz in Abschnitten überdachen. Zwei Carports lassen sich fugenlos verbinden.',
      ],
    ),
    en: text('Solar carport for four spaces', 'Up to 9.6 kWp on the company car park, built in two days.', [
      'The new size is made for companies that cover their car park in sections. Two carports join without a gap.',
    ]),
    fr: text(
      'Abri solaire pour quatre places',
      'Jusqu’à 9,6\u00a0kWc sur le parking de votre entreprise, montés en deux jours.',
      [
        'Ce nouveau format s’adresse aux entreprises qui couvrent leur parking par tranches. Deux abris se raccordent sans interstice.',
      ],
    ),
  },
  {
    id: 'news-law',
    daysAgo: 73,
    category: 'notice',
    shape: 'book',
    accent: 'slate',
    modes: ['b2b'],
    de: text(
      'Neue Pflicht zur Vorverkabelung',
      'Was Gebäude mit mehr als fünf Stellplätzen jetzt brauchen.',
      [
        'Bei größeren Renovierungen müssen Stellplätze mit Leitungswegen ausgestattet werden. Unser Vor-Ort-Check prüft, was für Sie gilt.',
      ],
    ),
    en: text('New duty to pre-wire', 'What buildings with more than five parking spaces need now.', [
      'In major renovations parking spaces must be given conduits. Our on-site check finds out what applies to you.',
    ]),
    fr: text(
      'Nouvelle obligation de précâblage',
      'Ce qu’il faut désormais prévoir pour les bâtiments de plus de cinq places de stationnement.',
      [
        'Lors de rénovations importantes, les places de stationnement doivent être équipées de conduits de câbles. Notre visite sur site établit ce qui s’applique à votre cas.',
      ],
    ),
  },
  {
    id: 'news-academy',
    daysAgo: 96,
    category: 'event',
    shape: 'training',
    accent: 'teal',
    de: text('Akademie: Termine für das Halbjahr', 'Sechs Schulungen, online und vor Ort, jetzt buchbar.', [
      'Neu im Programm ist der Tag für Fuhrparkleitungen, mit Besuch eines Betriebshofs.',
    ]),
    en: text('Academy: dates for the half-year', 'Six courses, online and on site, open for booking.', [
      'New in the programme: the day for fleet managers, with a visit to a depot.',
    ]),
    fr: text(
      'Académie\u00a0: les dates du semestre',
      'Six formations, en ligne et sur place, ouvertes à la réservation.',
      ['Nouveau au programme\u00a0: la journée des gestionnaires de flotte, avec la visite d’un dépôt.'],
    ),
  },
  {
    id: 'news-warranty',
    daysAgo: 131,
    category: 'service',
    shape: 'shield',
    accent: 'coral',
    de: text(
      'Garantie bis zehn Jahre',
      'Die Verlängerung gilt jetzt für alle Wallboxen, auch nachträglich.',
      [
        'Bis zu 90 Tage nach dem Kauf können Sie die Garantie verlängern. Der Austausch erfolgt am nächsten Arbeitstag.',
      ],
    ),
    en: text(
      'Up to ten years of warranty',
      'The extension now covers all wallboxes, also after the purchase.',
      [
        'You can extend the warranty up to 90 days after the purchase. Exchange takes place on the next working day.',
      ],
    ),
    fr: text(
      'Jusqu’à dix ans de garantie',
      'L’extension couvre désormais toutes les bornes, même après l’achat.',
      [
        'Vous pouvez prolonger la garantie jusqu’à 90\u00a0jours après l’achat. L’échange a lieu le jour ouvré suivant.',
      ],
    ),
  },
  {
    id: 'news-private',
    daysAgo: 12,
    category: 'service',
    shape: 'installation',
    accent: 'lime',
    modes: ['b2c_cc'],
    de: text('Startpaket für Zuhause', 'Wallbox, Montage und Anmeldung zu einem Preis.', [
      'Wir liefern, ein Fachbetrieb aus Ihrer Nähe montiert, und die Anmeldung beim Netzbetreiber erledigen wir.',
    ]),
    en: text('Starter kit for your home', 'Wallbox, installation and registration for one price.', [
      'We deliver, a specialist near you installs, and we take care of registering it with the grid operator.',
    ]),
    fr: text('Pack de démarrage pour la maison', 'Borne, installation et déclaration pour un prix unique.', [
      'Nous livrons, une entreprise spécialisée proche de chez vous effectue le montage, et nous nous chargeons de la déclaration auprès du gestionnaire de réseau.',
    ]),
  },
  {
    id: 'news-sonnental',
    daysAgo: 5,
    category: 'notice',
    shape: 'battery',
    accent: 'amber',
    brandId: 'sonnental',
    de: text('Sonnental fördert Speicher', 'Bis zu 1.500 Euro für Batteriespeicher an Ladeplätzen.', [
      'Kundinnen und Kunden der Stadtwerke Sonnental erhalten einen Zuschuss je Standort. Die Rechnung genügt als Nachweis.',
    ]),
    en: text('Sonnental supports storage', 'Up to 1,500 euros for batteries at charging sites.', [
      'Customers of Stadtwerke Sonnental receive a grant per site. The invoice is proof enough.',
    ]),
    fr: text(
      'Sonnental subventionne le stockage',
      'Jusqu’à 1\u00a0500\u00a0euros pour les batteries de stockage sur les sites de recharge.',
      [
        'Les clients de Stadtwerke Sonnental reçoivent une subvention par site. La facture suffit comme justificatif.',
      ],
    ),
  },
  {
    id: 'news-nordlicht',
    daysAgo: 8,
    category: 'event',
    shape: 'fast',
    accent: 'sky',
    brandId: 'nordlicht',
    de: text('Nordlicht eröffnet Ladepark in Husum', 'Zwölf Schnellladepunkte direkt an der Bundesstraße.', [
      'Am Eröffnungstag laden Sie kostenlos. Danach gilt Ihr Rahmenpreis auch dort.',
    ]),
    en: text(
      'Nordlicht opens a charging park in Husum',
      'Twelve fast charging points right by the main road.',
      ['On the opening day you charge for free. After that your contract price holds there too.'],
    ),
    fr: text(
      'Nordlicht ouvre un parc de recharge à Husum',
      'Douze points de charge rapide au bord de la route nationale.',
      [
        'Le jour de l’ouverture, la recharge est gratuite. Ensuite, le prix de votre contrat-cadre s’y applique également.',
      ],
    ),
  },
  {
    id: 'news-portal',
    daysAgo: 160,
    category: 'notice',
    shape: 'software',
    accent: 'violet',
    de: text('Willkommen im neuen Kundenportal', 'Bestellen, melden, nachsehen: alles an einem Ort.', [
      'Ihre bisherigen Bestellungen und Karten sind schon da. Was Ihnen fehlt, sagen Sie uns bitte.',
    ]),
    en: text('Welcome to the new customer portal', 'Order, report, look up: everything in one place.', [
      'Your earlier orders and cards are already here. Please tell us what you miss.',
    ]),
    fr: text(
      'Bienvenue dans le nouveau portail client',
      'Commander, signaler, consulter\u00a0: tout en un seul endroit.',
      [
        'Vos commandes et vos cartes existantes s’y trouvent déjà. S’il vous manque quelque chose, n’hésitez pas à nous le dire.',
      ],
    ),
  },
];
