import type { Mode } from '@foyer/contract';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { ComboBox, type ComboBoxTexts, type ComboOption } from '@foyer/ui/combo-box/combo-box.tsx';
import { CloseIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type KeyboardEvent, memo } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { QuantityField } from '../../../domain/quantity/quantity-field.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { availabilityBadge, leadTimeText, priceTexts } from '../article-texts.ts';
import { canBeOrdered } from '../can-be-ordered.ts';
import * as css from './quick-order.css.ts';
import { useQuickOrderMessages } from './quick-order.messages.ts';
import { problemOf, type QuickOrderRow } from './quick-order-row.ts';
import { priceAt, problemText } from './row-texts.ts';

/** Actions of a line. The object is the same for all lines, so that a change renders only one of them. */
export interface RowActions {
  readonly mode: Mode;
  readonly texts: ComboBoxTexts;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
  readonly optionOf: (article: NonNullable<QuickOrderRow['article']>) => ComboOption;
  readonly onText: (key: string, text: string) => void;
  readonly onChoose: (key: string, articleId: string) => void;
  /** Called when the article field loses the focus. */
  readonly onLeave: () => void;
  readonly onQuantity: (key: string, text: string) => void;
  readonly onRemove: (key: string) => void;
  /** Called on Enter: moves to the quantity, or to the next line. */
  readonly onNext: (key: string, from: 'article' | 'quantity') => void;
}

export interface QuickOrderRowProps {
  readonly row: QuickOrderRow;
  readonly line: number;
  readonly isBlank: boolean;
  /** Whether a missing article is reported too. */
  readonly isChecked: boolean;
  readonly actions: RowActions;
}

/** A line: the article by number or name, the article found with its price, and the quantity. */
export const QuickOrderRowView = memo((props: QuickOrderRowProps) => {
  const { row, line, isBlank, isChecked, actions } = props;
  const { t } = useQuickOrderMessages();
  const { key, article } = row;
  const problem = problemOf(row);
  const articleProblem =
    problem?.field === 'article' && (problem.code !== 'missing' || isChecked) ? problem : null;
  const enter = (event: KeyboardEvent) => {
    const isChoosing = (event.target as Element).hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isChoosing || row.text.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    actions.onNext(key, 'article');
  };
  return (
    <li className={css.row} part="line" data-row={key} aria-label={t('shop.quick-order.line', { line })}>
      <span className={css.number} aria-hidden="true">
        {line}
      </span>
      <div className={css.article} onKeyDownCapture={enter}>
        <ComboBox
          label={<VisuallyHidden>{t('shop.quick-order.article-of', { line })}</VisuallyHidden>}
          className={css.finder}
          placeholder={t('shop.quick-order.placeholder')}
          text={row.text}
          value={article?.id ?? ''}
          options={article ? [actions.optionOf(article)] : []}
          search={actions.search}
          texts={actions.texts}
          error={articleProblem ? problemText(t, articleProblem) : undefined}
          onTextChange={(text) => actions.onText(key, text)}
          onValueChange={(id) => id !== '' && actions.onChoose(key, id)}
          onBlur={actions.onLeave}
        />
      </div>
      <Found row={row} mode={actions.mode} />
      <div className={css.quantity}>
        <QuantityField
          text={row.quantity}
          article={{
            minQuantity: article && canBeOrdered(article) ? article.minQuantity : 1,
            maxQuantity: article && canBeOrdered(article) ? article.maxQuantity : 9999,
            quantityStep: article?.quantityStep ?? 1,
            availability: article?.availability,
            name: article?.name ?? t('shop.quick-order.line', { line }),
          }}
          onTextChange={(text) => actions.onQuantity(key, text)}
          onEnter={() => actions.onNext(key, 'quantity')}
        />
        {problem?.field === 'quantity' && problem.isFromServer && (
          <p className={css.error} role="alert">
            {problemText(t, problem)}
          </p>
        )}
      </div>
      <span className={css.remove}>
        {!isBlank && (
          <IconButton
            label={t('shop.quick-order.remove', { line })}
            icon={<CloseIcon size={18} />}
            tooltip={null}
            onClick={() => actions.onRemove(key)}
          />
        )}
      </span>
    </li>
  );
});

/** The article found: name, availability and unit price. */
function Found({ row: { article, quantity }, mode }: { row: QuickOrderRow; mode: Mode }) {
  const { t } = useQuickOrderMessages();
  const format = useFormat();
  if (!article) return <div className={css.found} />;
  const availability = availabilityBadge(t, article);
  const price = priceTexts(t, format, priceAt(article, Number(quantity) || 1), mode);
  return (
    <>
      <div className={css.found}>
        <span className={css.name}>{keepUnits(article.name)}</span>
        <span className={css.stock}>
          <Badge tone={availability.tone}>{availability.label}</Badge>
          {canBeOrdered(article) ? (
            <span className={css.note}>{leadTimeText(t, article)}</span>
          ) : (
            <WidgetLink
              target={{ route: 'shop-product', params: { id: article.id } }}
              part="alternatives-link"
            >
              {t('shop.alternatives')}
            </WidgetLink>
          )}
        </span>
      </div>
      <div className={css.price} part="price">
        <strong className={css.priceMain}>{price.main}</strong>
        <span className={css.note}>{price.other}</span>
      </div>
    </>
  );
}
