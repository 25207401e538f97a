import { isPrivate } from '../../domain/accounts/customer.ts';
import { knownUseCases, possibleUseCases } from '../../domain/use-cases/possible-use-cases.ts';
import type { HandlerContext } from '../handler.ts';
import { readVehiclesAndCards } from './use-cases.repo.ts';

/** What a caller's requests can be about, and which of them can be made now; one statement. */
export async function readPossible({ db, caller }: Pick<HandlerContext<'listUseCases'>, 'db' | 'caller'>) {
  const { vehicles, cards, isSpecial } = await readVehiclesAndCards(db, caller);
  const subjects = {
    isPrivate: isPrivate(caller),
    isSpecial: isSpecial && !isPrivate(caller),
    isActedFor: caller.actor?.kind === 'impersonation',
    vehicleCount: vehicles.length,
    activeCardCount: cards.filter(({ state }) => state === 'active').length,
    madeCardCount: cards.filter(({ state }) => state !== 'ordered').length,
  };
  return { vehicles, cards, known: knownUseCases(subjects), possible: possibleUseCases(subjects) };
}
