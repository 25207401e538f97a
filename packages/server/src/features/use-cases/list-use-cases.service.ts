import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-cases.schema';
import type { Handler } from '../handler.ts';
import { toSubmission } from './submission.service.ts';
import { readSubmissions, readVehiclesAndCards } from './use-cases.repo.ts';

/** For special customers only; nobody else is told that it exists. */
const forSpecialCustomers: UseCaseKind = 'pool-charging-card-wuerth';

/** Two queries: vehicles and cards, and what was submitted. A request needs something to be about. */
export const listUseCases: Handler<'listUseCases'> = async ({ db, caller }) => {
  const { vehicles, cards, isSpecial } = await readVehiclesAndCards(db, caller);
  const submissions = await readSubmissions(db, caller);
  const kinds = useCaseKinds.filter((kind) => isSpecial || kind !== forSpecialCustomers);
  const possible = new Map<UseCaseKind, boolean>([
    ['mileage-status-report', vehicles.length > 0],
    ['charging-card-loss', cards.some((card) => card.state === 'active')],
  ]);
  return {
    available: kinds.map((kind) => ({ kind, isAvailable: possible.get(kind) ?? false })),
    vehicles: vehicles.map(({ lastReadingKm, lastReadOn, id, licensePlate, model }) => ({
      id,
      licensePlate,
      model,
      lastReading:
        lastReadingKm === null || lastReadOn === null
          ? null
          : { readingKm: lastReadingKm, readOn: lastReadOn },
    })),
    chargingCards: [...cards],
    submissions: submissions.map(toSubmission),
  };
};
