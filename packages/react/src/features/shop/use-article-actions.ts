import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { useCallback, useMemo, useState } from 'react';
import { useFailureText } from '../../form/use-failure-text.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../provider/idempotency-keys.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useSession } from '../../provider/use-session.ts';
import { useEmit } from '../../widget/widget-context.ts';
import type { AddOutcome, ArticleActions } from './article-actions.ts';
import { quantityFailure } from './quantity-failure.ts';
import { useShopFeatureMessages } from './shop-feature.messages.ts';

/** Selects article ids and quantities, so that other changes of the cart do not render the articles again. */
const linesOf = ({ items }: Cart) => items.map((item) => [item.articleId, item.quantity] as const);

/** Returns the data and actions of articles; `announcement` is for a live region. */
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
  const [keys] = useState(createIdempotencyKeys);
  const onAdd = useCallback(
    async (article: ArticleSummary, quantity: number): Promise<AddOutcome> => {
      const body = { items: [{ articleId: article.id, quantity, mode: 'add' as const }] };
      const answer = await sdk.call('addCartItems', { body, idempotencyKey: keys.keyFor(body) });
      keys.settle(answer);
      if (!answer.ok)
        return { ok: false, message: quantityFailure(t, answer.error) ?? failureText(answer.error) };
      sdk.resource('getCart').set(answer.value);
      setAnnouncement(t('shop.added-announcement', { quantity, name: article.name }));
      emit('article-added', { articleId: article.id, quantity });
      return { ok: true };
    },
    [sdk, emit, t, failureText, keys],
  );
  const actions = useMemo(
    () => ({ mode: mode ?? 'b2b', inCart, onOpenHere, onAdd }),
    [mode, inCart, onOpenHere, onAdd],
  );
  return { actions, announcement };
}
