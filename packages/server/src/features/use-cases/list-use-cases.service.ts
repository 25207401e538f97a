import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Handler } from '../handler.ts';
import { readPossible } from './read-possible.service.ts';
import { readSubmissions } from './use-cases.repo.ts';

/** Two queries: vehicles and cards, and what was submitted. A request needs something to be about. */
export const listUseCases: Handler<'listUseCases'> = async ({ db, caller }) => {
  const { vehicles, cards, known, possible } = await readPossible({ db, caller });
  const submissions = await readSubmissions(db, caller);
  return {
    available: known.map((kind) => ({ kind, isAvailable: possible.includes(kind) })),
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
