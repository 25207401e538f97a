import type { PriceBasis } from '@foyer/contract';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingBasis, bindingPrice } from '../../../domain/price/binding-price.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';

type Line = Invoice['lines'][number];

export interface InvoiceLinesProps {
  readonly lines: readonly Line[];
  /** Whether the customer sees net or gross prices. */
  readonly basis: PriceBasis;
}

/** The lines of an invoice. */
export function InvoiceLines({ lines, basis }: InvoiceLinesProps) {
  const { t } = useInvoiceMessages();
  return (
    <>
      <ul className={css.lines} part="lines">
        {lines.map((line) => (
          <InvoiceLine key={line.position} line={line} basis={basis} />
        ))}
      </ul>
      <p className={page.priceNote}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
    </>
  );
}

const units: readonly Line['unit'][] = ['piece', 'hour', 'month', 'kilowatt_hour'];

/** Formats a quantity, such as "3 hours"; null for a unit of a newer server, which has no text. */
const quantityOf = (t: ReturnType<typeof useInvoiceMessages>['t'], unit: Line['unit'], count: number) =>
  units.includes(unit) ? t(`invoices.invoice.unit.${unit}`, { count }) : null;

function InvoiceLine({ line, basis }: { line: Line; basis: PriceBasis }) {
  const { t } = useInvoiceMessages();
  const format = useFormat();
  const price = bindingPrice(line, basis);
  const { discount, number, description, quantity, unit, taxRate } = line;
  return (
    <li className={css.line} part="line">
      <div className={css.lineText}>
        <span className={css.lineName}>{keepUnits(description)}</span>
        <span className={page.small}>
          {number && `${t('invoices.invoice.line.number', { number })} · `}
          {t('invoices.invoice.line.tax', { rate: taxRate / 100 })}
        </span>
        {discount && (
          <span className={page.small}>
            {t('invoices.invoice.line.discount', {
              percent: discount.percent / 100,
              amount: format.money({ ...discount.amount, amount: -discount.amount.amount }),
            })}
          </span>
        )}
      </div>
      <div className={css.lineAmount}>
        <span className={page.small}>
          {quantityOf(t, unit, quantity) ?? format.number(quantity)} × {format.money(price.unit)}
        </span>
        <span className={css.lineTotal}>{format.money(price.line)}</span>
      </div>
    </li>
  );
}
