import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { FoyerSdk } from '@foyer/core';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { useRef, useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import { quantityFailure } from '../quantity-failure.ts';
import { type QuickLine, readQuickOrder } from '../quick-order-lines.ts';
import { problems as problemsClass } from './quick-order.css.ts';
import { type ShopText, useShopMessages } from './shop.messages.ts';

const mostLines = 50;
type ReadLine = Extract<QuickLine, { ok: true }>;
type Found = { readonly line: ReadLine; readonly article: ArticleSummary | undefined };

/** Looks a number up; the shop's search knows numbers, an exact match is the article. */
async function findArticle(sdk: FoyerSdk, line: ReadLine): Promise<Found | null> {
  const answer = await sdk.call('listArticles', { query: { search: line.number, limit: 10 } });
  if (!answer.ok) return null;
  const wanted = line.number.toLowerCase();
  return { line, article: answer.value.items.find((article) => article.number.toLowerCase() === wanted) };
}

/** What is wrong with a line that was looked up; undefined when it can be added. */
function lineProblem(t: ShopText, { line, article }: Found): string | undefined {
  const values = { line: line.line, text: line.number };
  if (article === undefined) return t('shop.shop.quick-order-line-unknown', values);
  if (article.availability.status === 'unavailable')
    return t('shop.shop.quick-order-line-unavailable', values);
  const { minQuantity: min, maxQuantity: max, quantityStep: step } = article;
  const isInRange = line.quantity >= min && line.quantity <= max;
  if (!isInRange) return t('shop.shop.quick-order-line-range', { ...values, min, max });
  return line.quantity % step === 0 ? undefined : t('shop.shop.quick-order-line-step', { ...values, step });
}

/** Looks up a few at a time, so that a long list does not flood the server. */
async function findAll(sdk: FoyerSdk, lines: readonly ReadLine[]): Promise<(Found | null)[]> {
  const found: (Found | null)[] = [];
  for (let start = 0; start < lines.length; start += 5) {
    const batch = lines.slice(start, start + 5);
    found.push(...(await Promise.all(batch.map((line) => findArticle(sdk, line)))));
  }
  return found;
}

interface Outcome {
  readonly problems: readonly string[];
  readonly added: number;
}

function useQuickOrder() {
  const sdk = useSdk();
  const emit = useEmit();
  const { t } = useShopMessages();
  const failureText = useFailureText();
  const [keys] = useState(createIdempotencyKeys);
  return async (text: string): Promise<Outcome> => {
    const refuse = (...problems: string[]): Outcome => ({ problems, added: 0 });
    const lines = readQuickOrder(text);
    if (lines.length === 0) return refuse(t('shop.shop.quick-order-empty'));
    if (lines.length > mostLines) return refuse(t('shop.shop.quick-order-too-many', { limit: mostLines }));
    const unread = lines.flatMap((line) =>
      line.ok ? [] : [t('shop.shop.quick-order-line-format', { ...line, ok: 0 })],
    );
    if (unread.length > 0) return refuse(...unread);
    const found = await findAll(
      sdk,
      lines.filter((line) => line.ok),
    );
    const known = found.filter((one) => one !== null);
    if (known.length < found.length)
      return refuse(failureText({ code: 'network', retryAfter: null, status: 0 }));
    const problems = known.flatMap((one) => lineProblem(t, one) ?? []);
    if (problems.length > 0) return refuse(...problems);
    const items = known.flatMap(({ line, article }) =>
      article === undefined ? [] : [{ articleId: article.id, quantity: line.quantity, mode: 'add' as const }],
    );
    const answer = await sdk.call('addCartItems', { body: { items }, idempotencyKey: keys.keyFor(items) });
    keys.settle(answer);
    if (!answer.ok) return refuse(quantityFailure(t, answer.error) ?? failureText(answer.error));
    sdk.resource('getCart').set(answer.value);
    for (const { articleId, quantity } of items) emit('article-added', { articleId, quantity });
    return { problems: [], added: items.length };
  };
}

/** Orders by article number: all lines or none, and each faulty line is named. */
export function QuickOrder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useShopMessages();
  const order = useQuickOrder();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ problems: [], added: 0 });
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const next = await order(field.current?.value ?? '');
    setBusy(false);
    setOutcome(next);
    if (next.added > 0 && field.current) field.current.value = '';
  };
  const { problems, added } = outcome;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shop.shop.quick-order')}
      closeLabel={t('shop.shop.quick-order-close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shop.shop.quick-order-close')}
          </Button>
          <Button isLoading={isBusy} loadingLabel={t('shop.adding')} onClick={() => void submit()}>
            {t('shop.shop.quick-order-submit')}
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        data-autofocus
        rows={8}
        name="lines"
        label={t('shop.shop.quick-order-lines')}
        description={t('shop.shop.quick-order-text')}
        error={
          problems.length > 0 ? (
            <span className={problemsClass}>
              {problems.map((problem) => (
                <span key={problem}>{problem}</span>
              ))}
            </span>
          ) : undefined
        }
      />
      {added > 0 && <Alert tone="success">{t('shop.shop.quick-order-added', { count: added })}</Alert>}
    </Dialog>
  );
}
