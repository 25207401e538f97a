import type { Caller } from '../../security/caller.ts';
import { isPrivate } from '../accounts/customer.ts';
import type { Call } from '../call.ts';
import { knownUseCases, possibleUseCases } from './possible-use-cases.ts';
import { readVehiclesAndCards } from './use-cases.repo.ts';

/** Reads a caller's vehicles and cards, and derives which requests are offered and which are possible now; one statement. */
export async function readPossible({ db, caller }: Pick<Call, 'db'> & { readonly caller: Caller }) {
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
