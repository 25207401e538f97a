/** Texts with numbers and units, with searches that find each and searches that do not. Used by the tests of contract and database. */
export const measuredTexts: readonly {
  readonly text: string;
  readonly finds: readonly string[];
  readonly misses: readonly string[];
}[] = [
  {
    text: 'Wallbox Solo 22 kW, Typ 2',
    finds: [
      '22kW',
      '22 kw',
      '22KW',
      '22-kW',
      '22,0 kW',
      '22.0kW',
      '22k',
      'kW 22',
      'wallbox 22kW',
      '22\u00a0kW wallbox',
      '22kW-Wallbox',
    ],
    misses: ['2kW', '2 kW', '22kWh', '22 A', '220kW', '22,5 kW', '22kV'],
  },
  {
    text: 'Ladekabel Typ 2, 7,5 m',
    finds: [
      '7,5m',
      '7.5 m',
      '7.5m',
      '7,50 m',
      '7,5M',
      '7.5',
      'Ladekabel 7.5m',
      '7,5 m ladekabel',
      '7,5m typ 2',
    ],
    misses: ['5m', '5 m', '75m', '7 m', '17,5m', 'Ladekabel 5m', '7,5mm'],
  },
  {
    text: 'Ladekabel 5m',
    finds: ['5 m', '5m', '5,0 m', 'kabel 5 m', '5 m Ladekabel'],
    misses: ['15m', '5 mm'],
  },
  { text: 'Ladekabel 15 m', finds: ['15m'], misses: ['5m', '5 m'] },
  {
    text: 'Kabel 3x1,5 mm² Kupfer',
    finds: ['3x1.5mm²', '3 x 1,5 mm2', '3×1,5mm²', '3x1,5'],
    misses: ['3x2,5mm²'],
  },
  { text: 'Leitung 5G6 10 mm²', finds: ['10mm2', '10 mm²', '10MM²'], misses: ['10m', '10 m', '0mm²'] },
  {
    text: 'Sicherung 32A, 400V',
    finds: ['32 a', '32A', '400 V', '400v 32a'],
    misses: ['2A', '40 V', '32 mA'],
  },
  {
    text: 'Speicher 10.000 Wh (10 kWh)',
    finds: ['10kWh', '10000 Wh', '10.000Wh', '10,000 wh'],
    misses: ['10 kW', '1000Wh'],
  },
  { text: 'Netzteil 1.200 kVA', finds: ['1200kVA', '1.200 kva'], misses: ['200kVA'] },
  { text: 'Betrieb bis 50 °C bei 95 %', finds: ['50°C', '50 °c', '95%', '95 %'], misses: ['5%', '5 °C'] },
  { text: 'Ständer 2,5kg', finds: ['2.5 kg', '2,5 KG'], misses: ['5kg'] },
  { text: 'Zähler 3-phasig, 2-polig', finds: ['3phasig', '3 phasig', '2polig'], misses: ['1phasig'] },
  { text: 'FH-11-S vt-300-d15', finds: ['fh-11-s', '11-s', 'vt-300'], misses: ['11kW'] },
];
