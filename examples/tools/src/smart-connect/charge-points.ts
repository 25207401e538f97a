import type { ChargePoint } from './charge-point.ts';

/** A charge point of a company, which the vendor knows by the portal's id of it. */
export interface StoredPoint extends Pick<ChargePoint, 'id' | 'name' | 'site' | 'connector' | 'maxWatts'> {
  readonly company: string;
  readonly isOffline?: boolean;
}

const usual = { connector: 'type2', maxWatts: 22_000 } as const;
const hamburg = { ...usual, company: 'nordwind', site: 'Hamburg, Speicherstraße 14' };
const bremen = { ...usual, company: 'nordwind', site: 'Bremen, Am Güterbahnhof 3a' };

export const chargePoints: readonly StoredPoint[] = [
  { ...hamburg, id: 'cp-hh-1', name: 'LP 1' },
  { ...hamburg, id: 'cp-hh-2', name: 'LP 2' },
  { ...hamburg, id: 'cp-hh-3', name: 'LP 3', isOffline: true },
  { ...hamburg, id: 'cp-hh-4', name: 'LP 4', connector: 'ccs', maxWatts: 50_000 },
  { ...bremen, id: 'cp-hb-1', name: 'LP 1' },
  { ...bremen, id: 'cp-hb-2', name: 'LP 2' },
  { ...usual, company: 'nordwind-spedition', id: 'cp-ki-1', name: 'LP 1', site: 'Kiel, Ostuferallee 21' },
  { ...usual, company: 'sonnental', id: 'cp-fr-1', name: 'LP 1', site: 'Freiburg, Rebenweg 52' },
];
