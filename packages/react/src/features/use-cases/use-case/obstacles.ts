import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { MessageId } from '../../../i18n/create-messages.ts';
import type { useCasesFeatureMessages } from '../use-cases-feature.messages.ts';

type Text = MessageId<typeof useCasesFeatureMessages>;

/** Reason why a request is not possible now. */
export interface Obstacle {
  readonly title: Text;
  /** Number of things in the title, for its plural form. */
  readonly count: number;
  /** Explanation of the next event; null where the user has to ask somebody. */
  readonly text: Text | null;
  /** The submission that caused the obstacle. */
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

/** Only the owner of an account may change its bank details. */
const actedFor = (): Obstacle => ({
  ...nothing('use-cases.obstacle.acted-for'),
  text: 'use-cases.obstacle.acted-for.text',
});

/** Returns null if a card is active; if all cards are blocked, the obstacle explains their replacement. */
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

/** Returns why a request is not available: the thing it concerns is missing, or else the account has no permission. */
export const obstacleOf = (kind: UseCaseKind, overview: UseCaseOverview): Obstacle =>
  byKind[kind]?.(overview) ?? nothing('use-cases.obstacle.account');
