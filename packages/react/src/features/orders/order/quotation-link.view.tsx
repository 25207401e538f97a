import type { Order } from '@foyer/contract/orders/orders.schema';
import * as page from '../../../page/detail-page.css.ts';
import { LinkOrText } from '../../../widget/link-or-text.tsx';

export interface QuotationLinkProps {
  readonly quotation: NonNullable<Order['quotation']>;
}

/** The quotation whose offer an order accepted. */
export function QuotationLink({ quotation: { id, number } }: QuotationLinkProps) {
  return (
    <LinkOrText target={{ route: 'quotation', params: { id } }} className={page.link}>
      {number}
    </LinkOrText>
  );
}
