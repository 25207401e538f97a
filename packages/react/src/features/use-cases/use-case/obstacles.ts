import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { MessageId } from '../../../i18n/create-messages.ts';
import type { useCasesFeatureMessages } from '../use-cases-feature.messages.ts';

type Text = MessageId<typeof useCasesFeatureMessages>;

/** Why a request cannot be made now. */
export interface Obstacle {
  readonly title: Text;
  /** How many things the title speaks of. */
  readonly count: number;
  /** What becomes of it; null where somebody has to be asked. */
  readonly text: Text | null;
  /** The request it comes of. */
  readonly submission: Submission | null;
}

const nothing = (title: Text): Obstacle => ({ title, count: 0, text: null, submission: null });

function noVehicle({ vehicles }: UseCaseOverview): Obstacle | null {
  return vehicles.length === 0 ? nothing('use-cases.obstacle.vehicle.none') : null;
}

function noCard({ chargingCards }: UseCaseOverview): Obstacle | null {
  return chargingCards.length === 0
    ? nothing('use-cases.obstacle.card.none')
    : { ...nothing('use-cases.obstacle.card.ordered'), text: 'use-cases.obstacle.card.ordered.trouble' };
}

/** An account is named by its owner alone. */
const actedFor = (): Obstacle => ({
  ...nothing('use-cases.obstacle.acted-for'),
  text: 'use-cases.obstacle.acted-for.text',
});

/** Nothing is wrong where every card was reported: one is told what became of it. */
function noActiveCard({ chargingCards, submissions }: UseCaseOverview): Obstacle | null {
  if (chargingCards.length === 0) return nothing('use-cases.obstacle.card.none');
  if (chargingCards.some(({ state }) => state === 'active')) return null;
  const blocked = chargingCards.filter(({ state }) => state === 'blocked').length;
  const isReplaced = chargingCards.some(({ state }) => state === 'ordered');
  if (blocked === 0)
    return { ...nothing('use-cases.obstacle.card.ordered'), text: 'use-cases.obstacle.card.ordered.text' };
  return {
    title: 'use-cases.obstacle.card.blocked',
    count: blocked,
    text: isReplaced ? 'use-cases.obstacle.card.replaced' : 'use-cases.obstacle.card.done',
    submission: submissions.find(({ kind }) => kind === 'charging-card-loss') ?? null,
  };
}

const byKind: { readonly [K in UseCaseKind]?: (overview: UseCaseOverview) => Obstacle | null } = {
  'mileage-status-report': noVehicle,
  'charging-card-loss': noActiveCard,
  'charging-card-troubles': noCard,
  'bank-details-change': actedFor,
};

/** Why a request that is not available cannot be made: what it would be about is missing, else the account may not. */
export const obstacleOf = (kind: UseCaseKind, overview: UseCaseOverview): Obstacle =>
  byKind[kind]?.(overview) ?? nothing('use-cases.obstacle.account');
