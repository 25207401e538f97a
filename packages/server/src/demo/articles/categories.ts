import type { ShapeName } from '../article-picture/shapes.ts';
import type { DemoTextId } from './demo-texts.ts';

export interface DemoCategory {
  readonly id: string;
  readonly parent?: string;
  readonly name: DemoTextId;
  readonly shape: ShapeName;
}

export const demoCategories: readonly DemoCategory[] = [
  { id: 'charging', name: 'category.charging', shape: 'wallbox' },
  { id: 'wallbox', parent: 'charging', name: 'category.wallbox', shape: 'socket' },
  {
    id: 'dc',
    parent: 'charging',
    name: 'category.dc',
    shape: 'fast',
  },
  { id: 'accessories', name: 'category.accessories', shape: 'coil' },
  {
    id: 'cables',
    parent: 'accessories',
    name: 'category.cables',
    shape: 'coil',
  },
  {
    id: 'mounting',
    parent: 'accessories',
    name: 'category.mounting',
    shape: 'stand',
  },
  {
    id: 'signs',
    parent: 'accessories',
    name: 'category.signs',
    shape: 'sign',
  },
  {
    id: 'spare-parts',
    parent: 'accessories',
    name: 'category.spare-parts',
    shape: 'parcel',
  },
  { id: 'cards', name: 'category.cards', shape: 'card' },
  {
    id: 'energy',
    name: 'category.energy',
    shape: 'cabinet',
  },
  {
    id: 'load-management',
    parent: 'energy',
    name: 'category.load-management',
    shape: 'controller',
  },
  {
    id: 'storage',
    parent: 'energy',
    name: 'category.storage',
    shape: 'battery',
  },
  { id: 'meters', parent: 'energy', name: 'category.meters', shape: 'meter' },
  {
    id: 'switchgear',
    parent: 'energy',
    name: 'category.switchgear',
    shape: 'breaker',
  },
  { id: 'services', name: 'category.services', shape: 'installation' },
  { id: 'planning', parent: 'services', name: 'category.planning', shape: 'planning' },
  {
    id: 'installation',
    parent: 'services',
    name: 'category.installation',
    shape: 'installation',
  },
  {
    id: 'maintenance',
    parent: 'services',
    name: 'category.maintenance',
    shape: 'maintenance',
  },
  {
    id: 'operation',
    parent: 'services',
    name: 'category.operation',
    shape: 'software',
  },
  { id: 'training', parent: 'services', name: 'category.training', shape: 'training' },
  { id: 'books', name: 'category.books', shape: 'book' },
];

/** The tags in their order; their names are the texts `tag.<id>`. */
export const demoTags = [
  'bestseller',
  'neu',
  'foerderfaehig',
  'photovoltaik',
  'eichrecht',
  'rfid',
  'schnellladen',
  'kreditkarte',
  'lastmanagement',
  'bidirektional',
  'zwei-ladepunkte',
  'kompakt',
  'design',
  'robust',
  'leicht',
  'mobil',
  'zubehoer',
  'montage',
  'tiefbau',
  'parkplatz',
  'hutschiene',
  'schutz',
  'software',
  'abrechnung',
  'wartung',
  'beratung',
  'lieferung',
  'komplettpaket',
  'ersatzteil',
] as const;
export type DemoTag = (typeof demoTags)[number];
