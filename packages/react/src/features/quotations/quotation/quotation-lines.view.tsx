import type { Quotation, QuotationItem } from '@foyer/contract/quotations/quotations.schema';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingBasis } from '../../../domain/price/binding-price.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import { linePrice } from './line-price.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

export interface QuotationLinesProps {
  readonly quotation: Quotation;
  /** Whether articles can be opened in the shop. */
  readonly canShop: boolean;
}

/** The quoted articles; each shows the list price where the offer is lower. */
export function QuotationLines({ quotation, canShop }: QuotationLinesProps) {
  const { t } = useQuotationMessages();
  const { items, basis } = quotation;
  return (
    <>
      <ul className={css.lines} part="lines">
        {items.map((item) => (
          <QuotationLine key={item.id} item={item} basis={basis} canShop={canShop} />
        ))}
      </ul>
      <p className={page.priceNote}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
    </>
  );
}

type LineProps = { readonly item: QuotationItem } & Pick<Quotation, 'basis'> &
  Pick<QuotationLinesProps, 'canShop'>;

function QuotationLine({ item, basis, canShop }: LineProps) {
  const { t } = useQuotationMessages();
  return (
    <li className={css.line} part="line">
      {item.picture ? (
        <ArticlePicture picture={item.picture} className={css.picture} isDecorative isCropped />
      ) : (
        <span className={classNames(css.picture, css.noPicture)}>
          <OrdersIcon />
        </span>
      )}
      <div className={css.lineText}>
        <LineName item={item} canShop={canShop} />
        <span className={page.small}>{t('quotations.quotation.line.number', { number: item.number })}</span>
        {item.note && <span className={page.small}>{item.note}</span>}
        {item.offerNote && <span className={css.offerNote}>{item.offerNote}</span>}
      </div>
      <LineAmount item={item} basis={basis} />
    </li>
  );
}

function LineName({ item: { articleId, name }, canShop }: Pick<LineProps, 'item' | 'canShop'>) {
  const words = keepUnits(name);
  if (articleId === null || !canShop) return <span className={css.lineName}>{words}</span>;
  return (
    <LinkOrText
      target={{ route: 'shop-product', params: { id: articleId } }}
      className={classNames(css.lineName, page.link)}
      textClassName={css.lineName}
    >
      {words}
    </LinkOrText>
  );
}

function LineAmount({ item, basis }: Pick<LineProps, 'item' | 'basis'>) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  const { unit, list, line, isLower } = linePrice(item, basis);
  return (
    <div className={css.amount}>
      <span className={css.unit}>
        {format.number(item.quantity)} × {format.money(unit ?? list)}
      </span>
      {isLower && (
        <span className={css.listPrice}>
          {t('quotations.quotation.line.instead-of')} <s className={css.struck}>{format.money(list)}</s>
        </span>
      )}
      {line === null ? (
        <span className={page.small}>{t('quotations.quotation.line.shop-price')}</span>
      ) : (
        <span className={css.lineTotal}>{format.money(line)}</span>
      )}
    </div>
  );
}
