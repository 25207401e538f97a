import { mailLink } from '@foyer/contract/mail-link';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { phoneLink } from '@foyer/contract/read-phone';
import { Card } from '@foyer/ui/card/card.tsx';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

export interface QuotationContactProps {
  readonly contact: NonNullable<Quotation['contact']>;
  /** Number of the quotation, for the subject of the mail. */
  readonly number: string;
}

/** The contact person of the offer, with mail address and phone number. */
export function QuotationContact({ contact: { name, email, phone }, number }: QuotationContactProps) {
  const { t } = useQuotationMessages();
  const subject = t('quotations.quotation.title', { number });
  return (
    <Card title={t('quotations.quotation.contact')}>
      <address className={css.contact} part="contact">
        <strong>{name}</strong>
        <a className={page.link} href={mailLink(email, subject)}>
          <bdi>{email}</bdi>
        </a>
        {phone && (
          <a className={page.link} href={phoneLink(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </address>
    </Card>
  );
}
