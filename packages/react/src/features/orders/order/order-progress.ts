import type { Order, OrderState } from '@foyer/contract/orders/orders.schema';

/** A stage in the progress of an order. `at` is the time it was reached. */
export interface ProgressStep {
  readonly state: OrderState;
  readonly status: 'done' | 'current' | 'open';
  readonly at: string | null;
}

const stages = ['received', 'confirmed', 'in_production', 'shipped', 'delivered'] as const;
const rank: Readonly<Record<Exclude<OrderState, 'cancelled'>, number>> = {
  received: 0,
  confirmed: 1,
  in_production: 2,
  partially_shipped: 3,
  shipped: 3,
  delivered: 4,
  completed: 5,
};

type Happened = Pick<Order, 'state' | 'timeline'>;

function reachedAt(order: Happened, ...states: OrderState[]): string | null {
  return order.timeline.find((entry) => states.includes(entry.state))?.at ?? null;
}

/** A cancelled order shows the stages it reached, then the cancellation. */
function cancelledStages(order: Happened): ProgressStep[] {
  const reached = order.timeline.filter((entry) => entry.state !== 'cancelled');
  return [
    ...reached.map(({ state, at }) => ({ state, at, status: 'done' as const })),
    { state: 'cancelled', status: 'current', at: reachedAt(order, 'cancelled') },
  ];
}

/** Returns the stages of an order with their status: done, current or open. */
export function createProgress(order: Happened): readonly ProgressStep[] {
  if (order.state === 'cancelled') return cancelledStages(order);
  const now = rank[order.state];
  const isOver = now >= rank.delivered;
  return stages.map((stage, index) => ({
    state: stage === 'shipped' && order.state === 'partially_shipped' ? order.state : stage,
    status: index < now || isOver ? 'done' : index === now ? 'current' : 'open',
    at: stage === 'shipped' ? reachedAt(order, 'partially_shipped', 'shipped') : reachedAt(order, stage),
  }));
}
