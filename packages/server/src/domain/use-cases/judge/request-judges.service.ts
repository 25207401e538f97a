import { addDays, type CommonErrorCode } from '@foyer/contract';
import { isPlausiblePrice, plausiblePrices, tariffDays } from '@foyer/contract/use-cases/charging-data';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Database } from '../../../db/client.ts';
import type { Caller } from '../../../security/caller.ts';
import { isPrivate } from '../../accounts/customer.ts';
import { readCorporations } from '../corporations.repo.ts';
import { findOpenTwin } from '../open-twin.repo.ts';
import { companyUseCases } from '../possible-use-cases.ts';
import type { UseCaseBody } from '../use-case-operations.ts';
import { type CardRow, findCard, findVehicle, type VehicleRow } from '../use-cases.repo.ts';
import { judgeReading } from './judge-reading.ts';
import { atField, noChoice, type Refusal } from './refusal.ts';

/** Caller who makes a request, and the current day. */
export interface Asking {
  readonly db: Database;
  readonly caller: Caller;
  readonly today: string;
}
type Judge<K extends UseCaseKind> = (
  asking: Asking,
  body: UseCaseBody<K>,
) => Promise<Refusal | null> | Refusal | null;

/** Checks a reading against the last one of its vehicle. */
export function judgeMileage(
  vehicle: VehicleRow | undefined,
  { readingKm, readOn, explanation }: UseCaseBody<'mileage-status-report'>,
) {
  if (!vehicle) return noChoice('vehicle_unknown', 'vehicleId');
  const { lastReadingKm: lastKm, lastReadOn } = vehicle;
  const last = lastKm === null || lastReadOn === null ? null : { readingKm: lastKm, readOn: lastReadOn };
  const problem = judgeReading(last, { readingKm, readOn }, Boolean(explanation));
  const fields = {
    reading_below_last: 'readingKm',
    reading_date_before_last: 'readOn',
    reading_implausible: 'explanation',
  } as const;
  const params = last ? { lastKm: last.readingKm, lastReadOn: last.readOn } : undefined;
  return problem && atField(problem, fields[problem], params);
}

/** Checks that a lost card exists and is not blocked already. */
export function judgeLostCard(
  card: CardRow | undefined,
): Refusal<'card_unknown' | 'card_already_blocked'> | null {
  if (!card) return noChoice('card_unknown', 'cardId');
  return card.state === 'blocked' ? { code: 'card_already_blocked' } : null;
}

/** Checks the price of a tariff, and the day from which it applies. */
function judgeTariff(
  kind: keyof typeof plausiblePrices,
  { today }: Asking,
  { pricePerKwh, validFrom }: { readonly pricePerKwh: number; readonly validFrom: string },
): Refusal | null {
  if (!isPlausiblePrice(kind, pricePerKwh)) {
    const [min, max] = plausiblePrices[kind];
    return atField('price_implausible', 'pricePerKwh', { min, max });
  }
  const [from, to] = [addDays(today, tariffDays[kind][0]), addDays(today, tariffDays[kind][1])];
  return validFrom < from || validFrom > to
    ? atField('valid_from_out_of_range', 'validFrom', { from, to })
    : null;
}

async function judgeCorporation({ db, caller }: Asking, corporationId: string): Promise<Refusal | null> {
  const { corporations } = await readCorporations(db, caller);
  return corporations.some(({ id }) => id === corporationId)
    ? null
    : noChoice('corporation_unknown', 'corporationId');
}

const judges: { readonly [K in UseCaseKind]?: Judge<K> } = {
  'mileage-status-report': async ({ db, caller }, body) =>
    judgeMileage(await findVehicle(db, caller, body.vehicleId), body),
  'charging-card-loss': async ({ db, caller }, { cardId }) =>
    judgeLostCard(await findCard(db, caller, cardId)),
  'charging-card-troubles': async ({ db, caller }, { cardId }) => {
    const card = await findCard(db, caller, cardId);
    return card && card.state !== 'ordered' ? null : noChoice('card_unknown', 'cardId');
  },
  'household-tariff-change': async (asking, body) => {
    const { vehicleId } = body;
    const isKnown = vehicleId === undefined || (await findVehicle(asking.db, asking.caller, vehicleId));
    return isKnown ? judgeTariff('household', asking, body) : noChoice('vehicle_unknown', 'vehicleId');
  },
  'charging-station-tariff': (asking, body) => judgeTariff('station', asking, body),
  'corporation-information-change': (asking, { corporationId }) => judgeCorporation(asking, corporationId),
  'pool-charging-card-wuerth': async (asking, { corporationId }) => {
    const { isSpecial } = await readCorporations(asking.db, asking.caller);
    return isSpecial ? judgeCorporation(asking, corporationId) : { code: 'special_customers_only' };
  },
  'wallbox-integration-check': async ({ db, caller }, body) =>
    (await findOpenTwin(db, caller.userId, 'wallbox-integration-check', body))
      ? { code: 'already_submitted' }
      : null,
};

const forbidden: CommonErrorCode = 'forbidden';

/** Returns the refusal of a request that its schema accepts; null if there is none. */
export async function judgeRequest<K extends UseCaseKind>(
  kind: K,
  asking: Asking,
  body: UseCaseBody<K>,
): Promise<Refusal | null> {
  if (companyUseCases.has(kind) && isPrivate(asking.caller)) return { code: forbidden };
  const judge: Judge<K> | undefined = judges[kind];
  return (await judge?.(asking, body)) ?? null;
}
