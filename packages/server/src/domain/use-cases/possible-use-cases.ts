import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';

/** Who asks: as whom, and whether the company is a special customer. */
export interface UseCaseAsker {
  /** Somebody who has no company here, or acts privately. */
  readonly isPrivate: boolean;
  readonly isSpecial: boolean;
  /** Somebody acts for the customer. */
  readonly isActedFor: boolean;
}

/** What somebody has that a request can be about. */
export interface UseCaseSubjects extends UseCaseAsker {
  readonly vehicleCount: number;
  readonly activeCardCount: number;
  /** Cards that were made, blocked ones among them. */
  readonly madeCardCount: number;
}

/** Requests that are about a company: private customers are not told of them. */
export const companyUseCases: ReadonlySet<UseCaseKind> = new Set([
  'pool-charging-card',
  'pool-charging-card-wuerth',
  'charging-station-tariff',
  'corporation-information-change',
]);

/** The requests that somebody is told of, in their order; those of special customers are told to them alone. */
export const knownUseCases = ({ isPrivate, isSpecial }: UseCaseAsker): readonly UseCaseKind[] =>
  useCaseKinds.filter(
    (kind) =>
      (!isPrivate || !companyUseCases.has(kind)) && (isSpecial || kind !== 'pool-charging-card-wuerth'),
  );

/** Those of them that somebody can make now: some need something to be about. */
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
