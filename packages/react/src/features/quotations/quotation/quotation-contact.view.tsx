import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

export interface QuotationContactProps {
  readonly contact: NonNullable<Quotation['contact']>;
  /** Of the quotation: the mail is about it. */
  readonly number: string;
}

/** Who made the offer, and how to reach them. */
export function QuotationContact({ contact: { name, email, phone }, number }: QuotationContactProps) {
  const { t } = useQuotationMessages();
  const subject = encodeURIComponent(t('quotations.quotation.title', { number }));
  return (
    <Card title={t('quotations.quotation.contact')}>
      <address className={css.contact} part="contact">
        <strong>{name}</strong>
        <a className={page.link} href={`mailto:${email}?subject=${subject}`}>
          <bdi>{email}</bdi>
        </a>
        {phone && (
          <a className={page.link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </address>
    </Card>
  );
}
