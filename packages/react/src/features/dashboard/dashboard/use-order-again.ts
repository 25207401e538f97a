import { useState } from 'react';
import type { Failure } from '../../../form/use-failure-text.ts';
import { useCall, useMutation } from '../../../provider/use-mutation.ts';

/** State of ordering again: `partly` means that not all articles are available as ordered, `failed` that nothing is known about them. */
export type OrderAgainState = 'offered' | 'pending' | 'added' | 'partly' | 'failed';

/** Codes caused by the articles: a retry would be refused too, and the order's page offers alternatives. */
const ofArticles: ReadonlySet<string> = new Set([
  'article_unknown',
  'article_unavailable',
  'quantity_out_of_range',
  'cart_full',
]);

/** Returns a function that adds the articles of an order to the cart again, each article once. */
export function useOrderAgain(): {
  readonly state: OrderAgainState;
  /** The error, if the order could not be read or the articles were refused. */
  readonly failure: Failure | null;
  readonly again: (orderId: string) => Promise<void>;
} {
  const call = useCall();
  const { run } = useMutation('addCartItems');
  const [state, setState] = useState<OrderAgainState>('offered');
  const [failure, setFailure] = useState<Failure | null>(null);
  const refused = (error: Failure) => {
    setFailure(error);
    setState(ofArticles.has(error.code) ? 'partly' : 'failed');
  };
  const again = async (id: string) => {
    setFailure(null);
    setState('pending');
    const order = await call('getOrder', { params: { id } });
    if (!order.ok) return refused(order.error);
    const quantities = new Map<string, number>();
    const { items } = order.value;
    for (const { articleId, quantity } of items)
      if (articleId !== null) quantities.set(articleId, (quantities.get(articleId) ?? 0) + quantity);
    const lines = [...quantities].map(([articleId, quantity]) => ({
      articleId,
      quantity,
      mode: 'add' as const,
    }));
    const isWhole = lines.length > 0 && items.every(({ articleId }) => articleId !== null);
    if (!isWhole) return setState('partly');
    const added = await run({ body: { items: lines } });
    if (!added.ok) return refused(added.error);
    setState('added');
  };
  return { state, failure, again };
}
