import { type DrawnFile, jpeg, letter, png, sheet } from '../drawing.ts';

/** Files that people of the story attach. */
export type DemoFile =
  | 'invoice-cutout'
  | 'credit-sheet'
  | 'wallbox-photo'
  | 'charger-log'
  | 'app-screen'
  | 'restart-guide';

export const demoFiles: Readonly<Record<DemoFile, DrawnFile>> = {
  'invoice-cutout': {
    name: 'Ausschnitt Rechnung.png',
    mediaType: 'image/png',
    bytes: () => png(invoiceCutout),
  },
  'wallbox-photo': { name: 'Tor 3.jpg', mediaType: 'image/jpeg', bytes: () => jpeg(wallbox) },
  'app-screen': { name: 'Bildschirmfoto App.png', mediaType: 'image/png', bytes: () => png(appScreen) },
  'charger-log': { name: 'protokoll-tor-3.txt', mediaType: 'text/plain', bytes: async () => log() },
  'credit-sheet': {
    name: 'Aufstellung Versandkosten.csv',
    mediaType: 'text/csv',
    bytes: async () => text('Paket;Berechnet;Vereinbart\n1;9,90;9,90\n2;9,90;0,00\nPauschale;9,90;0,00\n'),
  },
  'restart-guide': {
    name: 'Wallbox neu starten.pdf',
    mediaType: 'application/pdf',
    bytes: () =>
      letter('Wallbox neu starten', [
        'Schalten Sie die Sicherung der Wallbox aus und warten Sie, bis die Anzeige erloschen ist.',
        'Schalten Sie die Sicherung nach einer Minute wieder ein. Die Anzeige leuchtet erst gelb, dann grün.',
        'Öffnen Sie in der App „Hausanschluss“, tragen Sie den Wert Ihres Anschlusses ein und speichern Sie.',
      ]),
  },
};

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const log = () =>
  text(
    [
      '12:04:11 I charging session started, phase L1 L2 L3',
      '12:31:57 W grid frequency 50.31 Hz',
      '12:31:58 W grid voltage L2 258 V above limit 253 V',
      '12:31:58 E grid supervision tripped, contactor open',
      '12:32:58 I retry 1 of 3',
      '12:32:59 E grid voltage L2 257 V above limit 253 V',
      '13:02:59 E retries used up, waiting for service',
      '',
    ].join('\n'),
  );

const row = (y: number, name: string, amount: string, isMarked = false) =>
  `${isMarked ? `<rect x="24" y="${y - 26}" width="752" height="38" rx="4" fill="#fff1b8"/>` : ''}
   <text x="40" y="${y}" font-size="20" fill="#1b2530">${name}</text>
   <text x="760" y="${y}" font-size="20" fill="#1b2530" text-anchor="end">${amount}</text>`;

const invoiceCutout = sheet(
  800,
  360,
  `<rect width="800" height="360" fill="#ffffff"/>
   <text x="40" y="60" font-size="26" font-weight="700" fill="#1b2530">Rechnung</text>
   <line x1="24" y1="84" x2="776" y2="84" stroke="#c9d1d9"/>
   ${row(130, 'Versand, Paket 1', '9,90 €', true)}${row(174, 'Versand, Paket 2', '9,90 €', true)}
   ${row(218, 'Versandpauschale', '9,90 €', true)}${row(284, 'Zwischensumme', '1.284,70 €')}`,
);

const wallbox = sheet(
  900,
  1200,
  `<rect width="900" height="1200" fill="#a9a49b"/><rect y="930" width="900" height="270" fill="#6d6a66"/>
   <rect x="250" y="220" width="400" height="620" rx="48" fill="#23282e"/>
   <rect x="300" y="290" width="300" height="170" rx="16" fill="#0d1116"/>
   <text x="450" y="370" font-size="44" fill="#ff5b4f" text-anchor="middle" font-family="Helvetica, Arial, sans-serif">FEHLER</text>
   <text x="450" y="425" font-size="34" fill="#ff5b4f" text-anchor="middle" font-family="Helvetica, Arial, sans-serif">E 12</text>
   <circle cx="450" cy="560" r="52" fill="#ff3b30"/><circle cx="450" cy="560" r="92" fill="none" stroke="#ff3b30" stroke-opacity=".35" stroke-width="22"/>
   <path d="M450 840 v120 q0 120 180 120 h120" fill="none" stroke="#15181b" stroke-width="34"/>`,
);

const appScreen = sheet(
  720,
  1280,
  `<rect width="720" height="1280" fill="#f4f6f8"/><rect width="720" height="130" fill="#1b2530"/>
   <text x="40" y="86" font-size="38" fill="#ffffff">Ladevorgang heute Nacht</text>
   <rect x="40" y="180" width="640" height="420" rx="24" fill="#ffffff"/>
   <polyline points="70,270 200,270 330,272 340,480 470,482 600,480 650,481" fill="none" stroke="#95C11F" stroke-width="10"/>
   <text x="70" y="245" font-size="28" fill="#4b5863">11 kW</text><text x="400" y="455" font-size="28" fill="#4b5863">4 kW</text>
   <text x="330" y="565" font-size="26" fill="#4b5863" text-anchor="middle">00:00</text>
   <rect x="40" y="640" width="640" height="180" rx="24" fill="#ffffff"/>
   <text x="70" y="710" font-size="30" fill="#4b5863">Geladen</text><text x="650" y="710" font-size="34" fill="#1b2530" text-anchor="end">31,4 kWh</text>
   <text x="70" y="775" font-size="30" fill="#4b5863">Dauer</text><text x="650" y="775" font-size="34" fill="#1b2530" text-anchor="end">6 h 48 min</text>`,
);
