import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { CloseIcon, PlusIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useCallback } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { useArticleSearch } from '../../../domain/article/use-article-search.ts';
import { QuantityField } from '../../../domain/quantity/quantity-field.tsx';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useSession } from '../../../provider/use-session.ts';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';
import { mostRows, type RequestRow } from './request-row.ts';
import type { RequestRows } from './use-request-rows.ts';

/** A quotation may exceed the maximum order quantity of the shop. */
const limits = { minQuantity: 1, maxQuantity: 99_999, availability: undefined };

function useFinder() {
  const isPrivate = useSession().mode === 'b2c_cc';
  const format = useFormat();
  const detailOf = useCallback(
    ({ name, price }: ArticleSummary) => `${name} · ${format.money(isPrivate ? price.gross : price.net)}`,
    [format, isPrivate],
  );
  return useArticleSearch(detailOf);
}

export interface RequestLinesProps extends RequestRows {
  /** Returns the error of a line's article. */
  readonly errorOf: (row: RequestRow) => string | undefined;
}

/** The lines of a request: articles, found by number or name, with their quantities. */
export function RequestLines({ rows, errorOf, add, ...actions }: RequestLinesProps) {
  const { t } = useQuotationRequestMessages();
  const finder = useFinder();
  return (
    <div className={css.lines}>
      <ol className={css.rows} part="lines">
        {rows.map((row, at) => (
          <Line key={row.key} row={row} finder={finder} errorOf={errorOf} {...actions} line={at + 1} />
        ))}
      </ol>
      {rows.length < mostRows && (
        <Button
          variant="secondary"
          size="small"
          className={css.add}
          icon={<PlusIcon size={18} />}
          onClick={add}
          part="add-line"
        >
          {t('quotations.quotation-request.add-line')}
        </Button>
      )}
    </div>
  );
}

type LineProps = Omit<RequestLinesProps, 'rows' | 'add'> & {
  readonly row: RequestRow;
  readonly line: number;
  readonly finder: ReturnType<typeof useFinder>;
};

function Line({ row, line, finder, errorOf, choose, setQuantity, remove }: LineProps) {
  const { t } = useQuotationRequestMessages();
  const texts = useComboBoxTexts();
  const { key, article, quantity } = row;
  const name = article ? keepUnits(article.name) : '';
  return (
    <li className={css.row} part="line" aria-label={t('quotations.quotation-request.line', { line })}>
      <div className={css.article}>
        <ComboBox
          label={<VisuallyHidden>{t('quotations.quotation-request.article-of', { line })}</VisuallyHidden>}
          className={css.finder}
          placeholder={t('quotations.quotation-request.article-placeholder')}
          value={article?.id ?? ''}
          options={article ? [{ value: article.id, label: article.number, detail: name }] : []}
          search={finder.search}
          texts={texts}
          error={errorOf(row)}
          onValueChange={(id) => choose(key, finder.find(id) ?? null)}
        />
        <span className={css.name}>{name}</span>
      </div>
      <QuantityField
        text={quantity}
        article={{ ...limits, name: name || t('quotations.quotation-request.line', { line }) }}
        onTextChange={(text) => setQuantity(key, text)}
      />
      <IconButton
        label={t('quotations.quotation-request.remove-line', { line })}
        icon={<CloseIcon size={18} />}
        tooltip={null}
        onClick={() => remove(key)}
        part="remove"
      />
    </li>
  );
}
