import { useCall, useMutation } from '@foyer/react';
import { useState } from 'react';

/** How far ordering again has come: `partly` says that not everything can be had as it was. */
export type OrderAgainState = 'offered' | 'pending' | 'added' | 'partly';

/** Puts what an order had into the cart once more, each article once. */
export function useOrderAgain(): { state: OrderAgainState; again: (orderId: string) => Promise<void> } {
  const call = useCall();
  const { run } = useMutation('addCartItems');
  const [state, setState] = useState<OrderAgainState>('offered');
  const again = async (id: string) => {
    setState('pending');
    const order = await call('getOrder', { params: { id } });
    if (!order.ok) return setState('partly');
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
    const added = isWhole && (await run({ body: { items: lines } })).ok;
    setState(added ? 'added' : 'partly');
  };
  return { state, again };
}
