import { type DrawnFile, jpeg, letter, sheet } from '../drawing.ts';

/** Proofs that people of the story send with a request. */
export type DemoProof = 'odometer' | 'type-plate' | 'tariff-letter';

/** Proofs by their names. */
export const demoProofs: Readonly<Record<DemoProof, DrawnFile>> = {
  odometer: { name: 'Tacho.jpg', mediaType: 'image/jpeg', bytes: () => jpeg(odometer) },
  'type-plate': { name: 'Typenschild.jpg', mediaType: 'image/jpeg', bytes: () => jpeg(typePlate) },
  'tariff-letter': {
    name: 'Preisbestätigung Elbwerke.pdf',
    mediaType: 'application/pdf',
    bytes: () =>
      letter('Ihr neuer Strompreis', [
        'Elbwerke Strom, Tarif „Zuhause grün“: Arbeitspreis 31,45 ct je kWh, Grundpreis 12,90 € im Monat, jeweils brutto.',
        'Die Preise gelten ab dem vereinbarten Lieferbeginn und sind zwölf Monate lang fest.',
      ]),
  },
};

const odometer = sheet(
  1200,
  900,
  `<rect width="1200" height="900" fill="#0b0f14"/><rect x="120" y="180" width="960" height="540" rx="60" fill="#151c24"/>
   <circle cx="380" cy="430" r="190" fill="none" stroke="#2f3b47" stroke-width="22"/><path d="M380 430 L268 330" stroke="#e8eef3" stroke-width="12"/>
   <text x="780" y="380" font-size="42" fill="#8fa1b1" text-anchor="middle">Gesamt</text>
   <text x="780" y="470" font-size="84" fill="#ffffff" text-anchor="middle">48 210 km</text>
   <text x="780" y="570" font-size="36" fill="#95C11F" text-anchor="middle">Reichweite 384 km</text>`,
);

const typePlate = sheet(
  1000,
  700,
  `<rect width="1000" height="700" fill="#8d918f"/><rect x="80" y="80" width="840" height="540" rx="18" fill="#e9ebea" stroke="#5d6261" stroke-width="6"/>
   <text x="130" y="170" font-size="54" font-weight="700" fill="#1b2530">Foyer WB-11-K</text>
   <text x="130" y="260" font-size="38" fill="#1b2530">S/N FWB-2231907</text><text x="130" y="330" font-size="38" fill="#1b2530">400 V 3~ 50 Hz, 16 A, 11 kW</text>
   <text x="130" y="400" font-size="38" fill="#1b2530">IP 54, Mode 3, Type 2</text><text x="130" y="540" font-size="60" font-weight="700" fill="#1b2530">CE</text>`,
);
