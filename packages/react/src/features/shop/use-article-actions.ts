import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFailureText } from '../../form/use-failure-text.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import type { IdempotencyKeys } from '../../provider/idempotency-keys.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useSession } from '../../provider/use-session.ts';
import { useEmit } from '../../widget/widget-context.ts';
import type { AddOutcome, ArticleActions } from './article-actions.ts';
import { quantityFailure } from './quantity-failure.ts';
import { useShopFeatureMessages } from './shop-feature.messages.ts';

/** Notes, sums and addresses are nothing to an article. */
const linesOf = ({ items }: Cart) => items.map((item) => [item.articleId, item.quantity] as const);

/** Comes with the first press; null where it cannot be had. */
const loadKeys = () => import('../../provider/idempotency-keys.ts').catch(() => null);

/** Adding to the cart, and what the cards need to know; `announcement` is for a live region. */
export function useArticleActions(onOpenHere: (articleId: string) => void): {
  readonly actions: ArticleActions;
  readonly announcement: string;
} {
  const sdk = useSdk();
  const emit = useEmit();
  const { t } = useShopFeatureMessages();
  const failureText = useFailureText();
  const { mode } = useSession();
  const { data: lines } = useResource('getCart', undefined, { select: linesOf });
  const [announcement, setAnnouncement] = useState('');
  const inCart = useMemo(() => new Map(lines), [lines]);
  const keys = useRef<IdempotencyKeys>(undefined);
  const onAdd = useCallback(
    async (article: ArticleSummary, quantity: number): Promise<AddOutcome> => {
      const body = { items: [{ articleId: article.id, quantity, mode: 'add' as const }] };
      const code = await loadKeys();
      if (code === null)
        return { ok: false, message: failureText({ code: 'network', retryAfter: null, status: 0 }) };
      keys.current ??= code.createIdempotencyKeys();
      const answer = await sdk.call('addCartItems', { body, idempotencyKey: keys.current.keyFor(body) });
      keys.current.settle(answer);
      if (!answer.ok)
        return { ok: false, message: quantityFailure(t, answer.error) ?? failureText(answer.error) };
      sdk.resource('getCart').set(answer.value);
      setAnnouncement(t('shop.added-announcement', { quantity, name: article.name }));
      emit('article-added', { articleId: article.id, quantity });
      return { ok: true };
    },
    [sdk, emit, t, failureText],
  );
  const actions = useMemo(
    () => ({ mode: mode ?? 'b2b', inCart, onOpenHere, onAdd }),
    [mode, inCart, onOpenHere, onAdd],
  );
  return { actions, announcement };
}
