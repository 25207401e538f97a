import type { Cart } from '@foyer/contract/cart/cart.schema';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingBasis, bindingPrice } from '../../../domain/price/binding-price.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';

export interface CartLinesProps {
  readonly cart: Cart;
}

/** The articles of the cart at the prices of the shop. */
export function CartLines({ cart }: CartLinesProps) {
  const { t } = useQuotationRequestMessages();
  const format = useFormat();
  const { basis } = cart.totals;
  return (
    <>
      <ul className={css.cartLines} part="lines">
        {cart.items.map((item) => {
          const price = bindingPrice(item, basis);
          return (
            <li key={item.id} className={css.cartLine} part="line">
              <span className={css.cartName}>{keepUnits(item.name)}</span>
              <span className={css.cartSum}>{format.money(price.line)}</span>
              <span className={page.small}>
                {format.number(item.quantity)} × {format.money(price.unit)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.hint}>
        {t(`base.prices.${bindingBasis(basis)}`)} {t('quotations.quotation-request.cart-kept')}{' '}
        <LinkOrText target={{ route: 'cart' }} className={page.link} textClassName={css.none}>
          {t('quotations.quotation-request.to-cart')}
        </LinkOrText>
      </p>
    </>
  );
}
