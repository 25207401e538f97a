import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';

/** Data about a caller that decides which requests are offered. */
export interface UseCaseAsker {
  /** Whether the caller has no company here, or acts privately. */
  readonly isPrivate: boolean;
  readonly isSpecial: boolean;
  /** Whether somebody acts for the customer (impersonation). */
  readonly isActedFor: boolean;
}

/** A caller with the numbers of vehicles and cards that requests can be about. */
export interface UseCaseSubjects extends UseCaseAsker {
  readonly vehicleCount: number;
  readonly activeCardCount: number;
  /** Number of cards that were made, including blocked ones. */
  readonly madeCardCount: number;
}

/** Requests about a company, which are not offered to private customers. */
export const companyUseCases: ReadonlySet<UseCaseKind> = new Set([
  'pool-charging-card',
  'pool-charging-card-wuerth',
  'charging-station-tariff',
  'corporation-information-change',
]);

/** Returns the requests that are offered to a caller, in their order; those of special customers are offered to them only. */
export const knownUseCases = ({ isPrivate, isSpecial }: UseCaseAsker): readonly UseCaseKind[] =>
  useCaseKinds.filter(
    (kind) =>
      (!isPrivate || !companyUseCases.has(kind)) && (isSpecial || kind !== 'pool-charging-card-wuerth'),
  );

/** Returns the offered requests that a caller can make now: some need a vehicle or a card, and one is refused during impersonation. */
export function possibleUseCases(subjects: UseCaseSubjects): readonly UseCaseKind[] {
  const { vehicleCount, activeCardCount, madeCardCount, isActedFor } = subjects;
  const isPossible: Readonly<Partial<Record<UseCaseKind, boolean>>> = {
    'mileage-status-report': vehicleCount > 0,
    'charging-card-loss': activeCardCount > 0,
    'charging-card-troubles': madeCardCount > 0,
    'bank-details-change': !isActedFor,
  };
  return knownUseCases(subjects).filter((kind) => isPossible[kind] ?? true);
}
