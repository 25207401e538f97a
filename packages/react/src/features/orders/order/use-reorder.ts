import type { Order } from '@foyer/contract/orders/orders.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { Reorder, ReorderLine, ReorderOutcome } from './reorder.ts';

const loadReorder = () => import('./reorder.ts');

export interface ReorderState {
  readonly isPending: boolean;
  readonly outcome: ReorderOutcome | null;
}

/** Puts the articles of an order into the cart again. A retry after a lost connection sends only the unanswered articles. */
export function useReorder(): {
  reorder: ReorderState;
  again: (items: Order['items']) => Promise<void>;
  dismiss: () => void;
} {
  const sdk = useSdk();
  const runner = useRef<Reorder>(undefined);
  const [reorder, setReorder] = useState<ReorderState>({ isPending: false, outcome: null });
  const isRunning = useRef(false);
  const unsure = useRef<readonly ReorderLine[]>([]);
  // Prefetch the code before the button is pressed.
  useEffect(() => void loadReorder().catch(() => {}), []);
  const again = useCallback(
    async (items: Order['items']) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setReorder({ isPending: true, outcome: null });
      const loaded = await loadReorder().catch(() => null);
      if (loaded) {
        runner.current ??= loaded.createReorder(sdk.call);
        const { lines, gone } = loaded.readReorderLines(items);
        const isRepeat = unsure.current.length > 0;
        const outcome = await runner.current.run(isRepeat ? unsure.current : lines);
        unsure.current = outcome.unsure;
        setReorder({ isPending: false, outcome: { ...outcome, refused: [...gone, ...outcome.refused] } });
      } else setReorder({ isPending: false, outcome: notSent(items) });
      isRunning.current = false;
    },
    [sdk],
  );
  const dismiss = useCallback(() => setReorder({ isPending: false, outcome: null }), []);
  return { reorder, again, dismiss };
}

/** Outcome where the code for reordering could not be loaded. */
const notSent = (items: Order['items']): ReorderOutcome => ({
  added: 0,
  refused: items.map(({ name }) => ({ name, reason: 'network' })),
  unsure: [],
});
