import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './invoice.css.ts';

/** The credit notes of an invoice, or the invoice a credit note is for. */
export function InvoiceRelated({ related }: Pick<Invoice, 'related'>) {
  const format = useFormat();
  return (
    <ul className={css.plain} part="related">
      {related.map(({ id, number, issuedOn, gross }) => (
        <li key={id} className={css.entry}>
          <span>
            <WidgetLink target={{ route: 'invoice', params: { id } }} className={page.link}>
              {number}
            </WidgetLink>
            <span className={css.day}>{format.date(issuedOn)}</span>
          </span>
          <span className={css.lineTotal}>{format.money(gross)}</span>
        </li>
      ))}
    </ul>
  );
}
