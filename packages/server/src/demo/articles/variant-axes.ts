import type { Axis, Choice } from './family.ts';

const axis = (de: string, en: string, fr: string, choices: readonly Choice[]): Axis => ({
  label: [de, en, fr],
  choices,
});

export const powerAc = axis('Ladeleistung', 'Charging power', 'Puissance de charge', [
  { code: '11', name: '11 kW' },
  { code: '22', name: '22 kW', plus: 18_000 },
]);
export const powerDuo = axis('Ladeleistung', 'Charging power', 'Puissance de charge', [
  { code: '211', name: '2 × 11 kW' },
  { code: '222', name: '2 × 22 kW', plus: 32_000 },
]);
export const outlet = axis('Anschluss', 'Outlet', 'Raccordement', [
  { code: 'S', name: ['Steckdose Typ 2', 'Type 2 socket', 'prise type 2'], shape: 'socket' },
  { code: 'K5', name: ['Kabel 5 m', '5 m cable', 'câble 5 m'], plus: 9_000 },
  { code: 'K7', name: ['Kabel 7,5 m', '7.5 m cable', 'câble 7,5 m'], plus: 14_500 },
]);
export const fixedCable = axis('Kabellänge', 'Cable length', 'Longueur du câble', [
  { code: 'K5', name: ['Kabel 5 m', '5 m cable', 'câble 5 m'] },
  { code: 'K7', name: ['Kabel 7,5 m', '7.5 m cable', 'câble 7,5 m'], plus: 5_500 },
]);
export const twoColours = axis('Farbe', 'Colour', 'Couleur', [
  { code: 'WS', name: ['Weiß', 'white', 'blanc'], tone: 'white' },
  { code: 'AN', name: ['Anthrazit', 'anthracite', 'anthracite'], tone: 'graphite' },
]);
export const fourColours = axis('Farbe', 'Colour', 'Couleur', [
  { code: 'WS', name: ['Weiß', 'white', 'blanc'], tone: 'white' },
  { code: 'SW', name: ['Schwarz', 'black', 'noir'], tone: 'night', plus: 1_500 },
  { code: 'BL', name: ['Nachtblau', 'midnight blue', 'bleu nuit'], tone: 'navy', plus: 2_500 },
  { code: 'GN', name: ['Waldgrün', 'forest green', 'vert forêt'], tone: 'forest', plus: 2_500 },
]);
export const threeColours = axis('Farbe', 'Colour', 'Couleur', [
  { code: 'SI', name: ['Silber', 'silver', 'argent'], tone: 'silver' },
  { code: 'AN', name: ['Anthrazit', 'anthracite', 'anthracite'], tone: 'graphite' },
  { code: 'KU', name: ['Kupfer', 'copper', 'cuivre'], tone: 'copper', plus: 4_900 },
]);
export const network = axis('Vernetzung', 'Connection', 'Connexion', [
  { code: 'LAN', name: ['LAN/WLAN', 'LAN/Wi-Fi', 'LAN/Wi-Fi'] },
  { code: 'LTE', name: ['LAN/LTE', 'LAN/LTE', 'LAN/LTE'], plus: 13_900 },
]);
export const cableLength = axis('Länge', 'Length', 'Longueur', [
  { code: '3', name: '3 m' },
  { code: '5', name: '5 m', plus: 2_400 },
  { code: '7', name: ['7,5 m', '7.5 m', '7,5 m'], plus: 5_400 },
  { code: '10', name: '10 m', plus: 8_900 },
]);
export const cableKind = axis('Ausführung', 'Design', 'Modèle', [
  { code: 'G', name: ['glatt', 'straight', 'droit'] },
  { code: 'W', name: ['Wendelkabel', 'coiled', 'spiralé'], plus: 2_900, shape: 'coil' },
]);
export const cablePower = axis('Ladeleistung', 'Charging power', 'Puissance de charge', [
  { code: '11', name: '11 kW' },
  { code: '22', name: '22 kW', plus: 3_900 },
]);
export const modelSeries = axis('Passend für', 'Fits', 'Compatible avec', [
  { code: 'HOM', name: 'Foyer Home' },
  { code: 'PRO', name: 'Foyer Pro', plus: 1_900 },
  { code: 'KOM', name: 'Nordlys Kompakt', plus: 900 },
  { code: 'ONE', name: 'Voltara One', plus: 2_900 },
]);
export const steel = axis('Material', 'Material', 'Matériau', [
  { code: 'ES', name: ['Edelstahl', 'stainless steel', 'acier inoxydable'], tone: 'silver' },
  {
    code: 'PB',
    name: ['Anthrazit beschichtet', 'coated anthracite', 'revêtu anthracite'],
    tone: 'graphite',
    plus: 2_500,
  },
]);
export const packs = axis('Menge', 'Pack size', 'Quantité', [
  { code: '1', name: ['Einzelkarte', 'single card', 'carte seule'] },
  { code: '10', name: ['10er-Pack', 'pack of 10', 'lot de 10'], factor: 9 },
  { code: '50', name: ['50er-Pack', 'pack of 50', 'lot de 50'], factor: 40 },
  { code: '100', name: ['100er-Pack', 'pack of 100', 'lot de 100'], factor: 72 },
]);
export const fobPacks = axis('Menge', 'Pack size', 'Quantité', [
  { code: '1', name: ['Einzelstück', 'single', 'à l’unité'] },
  { code: '10', name: ['10er-Set', 'set of 10', 'lot de 10'], factor: 9 },
  { code: '50', name: ['50er-Set', 'set of 50', 'lot de 50'], factor: 40 },
]);
export const fobColours = axis('Farbe', 'Colour', 'Couleur', [
  { code: 'SW', name: ['Schwarz', 'black', 'noir'], tone: 'night' },
  { code: 'BL', name: ['Blau', 'blue', 'bleu'], tone: 'navy' },
  { code: 'GN', name: ['Grün', 'green', 'vert'], tone: 'forest' },
]);
export const place = axis('Aufstellort', 'Place', 'Emplacement', [
  { code: 'I', name: ['Innen', 'indoor', 'intérieur'] },
  { code: 'A', name: ['Außen', 'outdoor', 'extérieur'], factor: 1.18 },
]);
export const term = axis('Laufzeit', 'Term', 'Durée', [
  { code: '12', name: ['12 Monate', '12 months', '12 mois'] },
  { code: '36', name: ['36 Monate', '36 months', '36 mois'], factor: 2.7 },
  { code: '60', name: ['60 Monate', '60 months', '60 mois'], factor: 4.2 },
]);
export const level = axis('Paket', 'Package', 'Formule', [
  { code: 'B', name: ['Basis', 'Basic', 'Base'] },
  { code: 'K', name: ['Komfort', 'Comfort', 'Confort'], factor: 1.5 },
  { code: 'P', name: ['Premium', 'Premium', 'Premium'], factor: 2.2 },
]);
export const stationKind = axis('Für', 'For', 'Pour', [
  { code: 'AC', name: ['AC-Wallbox', 'AC wallbox', 'borne AC'] },
  { code: 'DU', name: ['Doppelladepunkt', 'double charging point', 'double point de charge'], factor: 1.5 },
  { code: 'DC', name: ['DC-Ladestation', 'DC charging station', 'station DC'], factor: 4.5 },
]);
export const axisOf = axis;
