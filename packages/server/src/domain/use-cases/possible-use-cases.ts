import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-cases.schema';

/** What somebody has that a request can be about. */
export interface UseCaseSubjects {
  readonly vehicleCount: number;
  readonly activeCardCount: number;
}

/** The requests that somebody can make now, in their order: each needs something to be about. */
export function possibleUseCases({ vehicleCount, activeCardCount }: UseCaseSubjects): readonly UseCaseKind[] {
  const possible: Readonly<Partial<Record<UseCaseKind, boolean>>> = {
    'mileage-status-report': vehicleCount > 0,
    'charging-card-loss': activeCardCount > 0,
  };
  return useCaseKinds.filter((kind) => possible[kind] === true);
}
