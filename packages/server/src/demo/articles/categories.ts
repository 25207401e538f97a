import type { ShapeName } from '../../domain/articles/article-picture/shapes.ts';
import type { Texts } from './family.ts';

export interface DemoCategory {
  readonly id: string;
  readonly parent?: string;
  readonly names: Texts;
  readonly shape: ShapeName;
}

export const demoCategories: readonly DemoCategory[] = [
  { id: 'charging', names: ['Ladestationen', 'Charging stations', 'Stations de charge'], shape: 'wallbox' },
  { id: 'wallbox', parent: 'charging', names: ['Wallboxen', 'Wallboxes', 'Bornes murales'], shape: 'socket' },
  {
    id: 'dc',
    parent: 'charging',
    names: ['DC-Schnelllader', 'DC fast chargers', 'Chargeurs rapides DC'],
    shape: 'fast',
  },
  { id: 'accessories', names: ['Zubehör', 'Accessories', 'Accessoires'], shape: 'coil' },
  {
    id: 'cables',
    parent: 'accessories',
    names: ['Ladekabel', 'Charging cables', 'Câbles de charge'],
    shape: 'coil',
  },
  {
    id: 'mounting',
    parent: 'accessories',
    names: ['Montage und Standfüße', 'Mounting and pedestals', 'Montage et pieds'],
    shape: 'stand',
  },
  {
    id: 'signs',
    parent: 'accessories',
    names: ['Stellplatz und Schutz', 'Parking and protection', 'Stationnement et protection'],
    shape: 'sign',
  },
  {
    id: 'spare-parts',
    parent: 'accessories',
    names: ['Ersatzteile', 'Spare parts', 'Pièces de rechange'],
    shape: 'parcel',
  },
  { id: 'cards', names: ['Ladekarten', 'Charging cards', 'Cartes de recharge'], shape: 'card' },
  {
    id: 'energy',
    names: ['Energie und Schutztechnik', 'Energy and protection', 'Énergie et protection'],
    shape: 'cabinet',
  },
  {
    id: 'load-management',
    parent: 'energy',
    names: ['Lastmanagement', 'Load management', 'Gestion de charge'],
    shape: 'controller',
  },
  {
    id: 'storage',
    parent: 'energy',
    names: ['Batteriespeicher', 'Battery storage', 'Stockage'],
    shape: 'battery',
  },
  { id: 'meters', parent: 'energy', names: ['Energiezähler', 'Energy meters', 'Compteurs'], shape: 'meter' },
  {
    id: 'switchgear',
    parent: 'energy',
    names: ['Schutz- und Schaltgeräte', 'Switchgear', 'Appareillage'],
    shape: 'breaker',
  },
  { id: 'services', names: ['Dienstleistungen', 'Services', 'Services'], shape: 'installation' },
  { id: 'planning', parent: 'services', names: ['Planung', 'Planning', 'Étude'], shape: 'planning' },
  {
    id: 'installation',
    parent: 'services',
    names: ['Installation', 'Installation', 'Installation'],
    shape: 'installation',
  },
  {
    id: 'maintenance',
    parent: 'services',
    names: ['Wartung und Garantie', 'Maintenance and warranty', 'Maintenance et garantie'],
    shape: 'maintenance',
  },
  {
    id: 'operation',
    parent: 'services',
    names: ['Betrieb und Lieferung', 'Operation and delivery', 'Exploitation et livraison'],
    shape: 'software',
  },
  { id: 'training', parent: 'services', names: ['Schulungen', 'Training', 'Formations'], shape: 'training' },
  { id: 'books', names: ['Fachbücher', 'Books', 'Livres'], shape: 'book' },
];

export const demoTags: Readonly<Record<string, Texts>> = {
  bestseller: ['Meistgekauft', 'Bestseller', 'Meilleures ventes'],
  neu: ['Neu', 'New', 'Nouveau'],
  foerderfaehig: ['Förderfähig', 'Eligible for funding', 'Subventionnable'],
  photovoltaik: ['Photovoltaik', 'Solar', 'Photovoltaïque'],
  eichrecht: ['Eichrechtskonform', 'Calibration-law compliant', 'Métrologie légale'],
  rfid: ['RFID', 'RFID', 'RFID'],
  schnellladen: ['Schnellladen', 'Fast charging', 'Charge rapide'],
  kreditkarte: ['Kartenzahlung', 'Card payment', 'Paiement par carte'],
  lastmanagement: ['Lastmanagement', 'Load management', 'Gestion de charge'],
  bidirektional: ['Bidirektional vorbereitet', 'Ready for bidirectional', 'Prêt bidirectionnel'],
  'zwei-ladepunkte': ['Zwei Ladepunkte', 'Two charging points', 'Deux points de charge'],
  kompakt: ['Kompakt', 'Compact', 'Compact'],
  design: ['Design', 'Design', 'Design'],
  robust: ['Besonders robust', 'Rugged', 'Robuste'],
  leicht: ['Leicht', 'Lightweight', 'Léger'],
  mobil: ['Mobil', 'Mobile', 'Mobile'],
  zubehoer: ['Zubehör', 'Accessory', 'Accessoire'],
  montage: ['Montage', 'Mounting', 'Montage'],
  tiefbau: ['Tiefbau', 'Civil works', 'Génie civil'],
  parkplatz: ['Parkplatz', 'Parking', 'Parking'],
  hutschiene: ['Hutschiene', 'DIN rail', 'Rail DIN'],
  schutz: ['Schutztechnik', 'Protection', 'Protection'],
  software: ['Software', 'Software', 'Logiciel'],
  abrechnung: ['Abrechnung', 'Billing', 'Facturation'],
  wartung: ['Wartung', 'Maintenance', 'Maintenance'],
  beratung: ['Beratung', 'Advice', 'Conseil'],
  lieferung: ['Lieferung', 'Delivery', 'Livraison'],
  komplettpaket: ['Komplettpaket', 'Complete package', 'Pack complet'],
  ersatzteil: ['Ersatzteil', 'Spare part', 'Pièce de rechange'],
};
