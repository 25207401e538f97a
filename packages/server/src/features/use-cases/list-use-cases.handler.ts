import { readPossible } from '../../domain/use-cases/read-possible.service.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import { readSubmissions } from '../../domain/use-cases/use-cases.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists the use cases with two queries: vehicles and cards, and submissions. A use case is available where its subject exists. */
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
