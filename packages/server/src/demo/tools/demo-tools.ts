import type { KnowledgeTopic } from '../../domain/knowledge/knowledge.table.ts';

/** An article of the knowledge platform; its texts are in `locales`. */
export interface DemoArticle {
  readonly id: string;
  readonly topic: KnowledgeTopic;
  readonly daysAgo: number;
  readonly brandId?: string;
  readonly audience?: 'everyone' | 'technicians';
}

export const demoArticles: readonly DemoArticle[] = [
  { id: 'cable-stuck', topic: 'faults', daysAgo: 2 },
  { id: 'load-management', topic: 'installation', daysAgo: 6 },
  { id: 'card-lost', topic: 'billing', daysAgo: 11 },
  { id: 'slow-charging', topic: 'charging', daysAgo: 17 },
  { id: 'residual-current', topic: 'faults', daysAgo: 21, audience: 'technicians' },
  { id: 'home-refund', topic: 'billing', daysAgo: 28 },
  { id: 'wallbox-fuse', topic: 'installation', daysAgo: 40 },
  { id: 'abroad', topic: 'charging', daysAgo: 55 },
  { id: 'firmware', topic: 'faults', daysAgo: 63, audience: 'technicians' },
  { id: 'winter-range', topic: 'charging', daysAgo: 80 },
  { id: 'parking-rules', topic: 'charging', daysAgo: 95 },
  { id: 'sun-tariff', topic: 'billing', daysAgo: 33, brandId: 'sonnental' },
];

interface DemoPoint {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly site: string;
  readonly connector: 'type2' | 'ccs';
  readonly maxWatts: number;
  readonly isOffline?: boolean;
}

const ofNordwind = { companyId: 'nordwind', connector: 'type2', maxWatts: 22_000 } as const;

export const demoPoints: readonly DemoPoint[] = [
  { ...ofNordwind, id: 'cp-hh-1', name: 'LP 1', site: 'Hamburg, Speicherstraße 14' },
  { ...ofNordwind, id: 'cp-hh-2', name: 'LP 2', site: 'Hamburg, Speicherstraße 14' },
  { ...ofNordwind, id: 'cp-hh-3', name: 'LP 3', site: 'Hamburg, Speicherstraße 14', isOffline: true },
  {
    ...ofNordwind,
    ...{ id: 'cp-hh-4', name: 'LP 4', site: 'Hamburg, Speicherstraße 14' },
    ...{ connector: 'ccs', maxWatts: 50_000 },
  },
  { ...ofNordwind, id: 'cp-hb-1', name: 'LP 1', site: 'Bremen, Am Güterbahnhof 3a' },
  { ...ofNordwind, id: 'cp-hb-2', name: 'LP 2', site: 'Bremen, Am Güterbahnhof 3a' },
  {
    ...ofNordwind,
    companyId: 'nordwind-spedition',
    id: 'cp-ki-1',
    name: 'LP 1',
    site: 'Kiel, Ostuferallee 21',
  },
  { ...ofNordwind, companyId: 'sonnental', id: 'cp-fr-1', name: 'LP 1', site: 'Freiburg, Rebenweg 52' },
];

export const demoBays = [
  { id: 'bay-hh-a', companyId: 'nordwind', name: 'Stellplatz A', site: 'Hamburg, Speicherstraße 14' },
  { id: 'bay-hh-b', companyId: 'nordwind', name: 'Stellplatz B', site: 'Hamburg, Speicherstraße 14' },
  { id: 'bay-hh-c', companyId: 'nordwind', name: 'Stellplatz C', site: 'Hamburg, Speicherstraße 14' },
  { id: 'bay-hb-a', companyId: 'nordwind', name: 'Stellplatz A', site: 'Bremen, Am Güterbahnhof 3a' },
  { id: 'bay-ki-a', companyId: 'nordwind-spedition', name: 'Stellplatz A', site: 'Kiel, Ostuferallee 21' },
] as const;

interface DemoBooking {
  readonly id: string;
  readonly bay: (typeof demoBays)[number]['id'];
  readonly userId: string;
  /** From today. */
  readonly day: number;
  readonly hours: readonly [from: number, until: number];
  readonly vehicle: string;
}

export const demoBookings: readonly DemoBooking[] = [
  { id: 'res-1', bay: 'bay-hh-a', userId: 'user-manager', day: 0, hours: [7, 10], vehicle: 'HH-KB 100E' },
  { id: 'res-2', bay: 'bay-hh-b', userId: 'user-driver', day: 0, hours: [8.5, 12], vehicle: 'HH-NW 214E' },
  { id: 'res-3', bay: 'bay-hh-a', userId: 'user-buyer', day: 0, hours: [13, 15.5], vehicle: 'HH-NW 377E' },
  { id: 'res-4', bay: 'bay-hh-c', userId: 'user-driver', day: 1, hours: [6, 9], vehicle: 'HH-NW 214E' },
  { id: 'res-5', bay: 'bay-hh-a', userId: 'user-manager', day: 1, hours: [9, 11], vehicle: 'HH-KB 100E' },
  { id: 'res-6', bay: 'bay-hb-a', userId: 'user-people', day: 1, hours: [10, 14], vehicle: 'HB-NW 18E' },
  { id: 'res-7', bay: 'bay-hh-b', userId: 'user-buyer', day: 2, hours: [8, 16], vehicle: 'HH-NW 377E' },
];
