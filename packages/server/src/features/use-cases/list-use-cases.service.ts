import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-cases.schema';
import { possibleUseCases } from '../../domain/use-cases/possible-use-cases.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Handler } from '../handler.ts';
import { readSubmissions, readVehiclesAndCards } from './use-cases.repo.ts';

/** For special customers only; nobody else is told that it exists. */
const forSpecialCustomers: UseCaseKind = 'pool-charging-card-wuerth';

/** Two queries: vehicles and cards, and what was submitted. A request needs something to be about. */
export const listUseCases: Handler<'listUseCases'> = async ({ db, caller }) => {
  const { vehicles, cards, isSpecial } = await readVehiclesAndCards(db, caller);
  const submissions = await readSubmissions(db, caller);
  const kinds = useCaseKinds.filter((kind) => isSpecial || kind !== forSpecialCustomers);
  const possible = possibleUseCases({
    vehicleCount: vehicles.length,
    activeCardCount: cards.filter(({ state }) => state === 'active').length,
  });
  return {
    available: kinds.map((kind) => ({ kind, isAvailable: possible.includes(kind) })),
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
