import type { Order } from '@foyer/contract/orders/orders.schema';
import { useCallback, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createReorder, type ReorderLine, type ReorderOutcome, readReorderLines } from './reorder.ts';

export interface ReorderState {
  readonly isPending: boolean;
  readonly outcome: ReorderOutcome | null;
}

/** Orders an order's articles again. A second press after a lost connection sends only what is unsure. */
export function useReorder(): {
  reorder: ReorderState;
  again: (items: Order['items']) => Promise<void>;
  dismiss: () => void;
} {
  const sdk = useSdk();
  const [runner] = useState(() => createReorder(sdk.call));
  const [reorder, setReorder] = useState<ReorderState>({ isPending: false, outcome: null });
  const isRunning = useRef(false);
  const unsure = useRef<readonly ReorderLine[]>([]);
  const again = useCallback(
    async (items: Order['items']) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setReorder({ isPending: true, outcome: null });
      const { lines, gone } = readReorderLines(items);
      const isRepeat = unsure.current.length > 0;
      const outcome = await runner.run(isRepeat ? unsure.current : lines);
      unsure.current = outcome.unsure;
      setReorder({ isPending: false, outcome: { ...outcome, refused: [...gone, ...outcome.refused] } });
      isRunning.current = false;
    },
    [runner],
  );
  const dismiss = useCallback(() => setReorder({ isPending: false, outcome: null }), []);
  return { reorder, again, dismiss };
}
