import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-cases.schema';
import type { Handler } from '../../handler.ts';
import { toSubmission } from './submission.service.ts';
import { readCards, readSubmissions, readVehicles } from './use-cases.repo.ts';

/** Three queries: vehicles, cards and what was submitted. A request needs something to be about. */
export const listUseCases: Handler<'listUseCases'> = async ({ db, caller }) => {
  const vehicles = await readVehicles(db, caller);
  const cards = await readCards(db, caller);
  const submissions = await readSubmissions(db, caller);
  const possible = new Map<UseCaseKind, boolean>([
    ['mileage-status-report', vehicles.length > 0],
    ['charging-card-loss', cards.some((card) => card.state === 'active')],
  ]);
  return {
    available: useCaseKinds.map((kind) => ({ kind, isAvailable: possible.get(kind) ?? false })),
    vehicles: vehicles.map(({ lastReadingKm, lastReadOn, id, licensePlate, model }) => ({
      id,
      licensePlate,
      model,
      lastReading:
        lastReadingKm === null || lastReadOn === null
          ? null
          : { readingKm: lastReadingKm, readOn: lastReadOn },
    })),
    chargingCards: cards,
    submissions: submissions.map(toSubmission),
  };
};
