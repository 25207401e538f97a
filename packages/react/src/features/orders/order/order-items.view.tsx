import type { PriceBasis } from '@foyer/contract';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { ArticlePicture } from '../../../domain/article/article-picture.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { bindingBasis, bindingPrice } from '../../../domain/price/binding-price.ts';
import { useBackorderText } from '../../../domain/quantity/use-backorder-text.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';

type Item = Order['items'][number];

export interface OrderItemsProps {
  readonly items: readonly Item[];
  /** Whether the customer sees net or gross prices. */
  readonly basis: PriceBasis;
  readonly isCancelled: boolean;
  /** Whether articles can be opened in the shop. */
  readonly canShop: boolean;
}

/** The ordered articles, each with its shipped quantity. */
export function OrderItems({ items, ...props }: OrderItemsProps) {
  const { t } = useOrderMessages();
  return (
    <>
      <ul className={css.items} part="items">
        {items.map((item) => (
          <OrderItem key={item.id} item={item} {...props} />
        ))}
      </ul>
      {items.length > 0 && <p className={page.priceNote}>{t(`base.prices.${bindingBasis(props.basis)}`)}</p>}
    </>
  );
}

function OrderItem({ item, basis, isCancelled, canShop }: Omit<OrderItemsProps, 'items'> & { item: Item }) {
  const { t } = useOrderMessages();
  const price = bindingPrice(item, basis);
  const format = useFormat();
  return (
    <li className={css.item} part="item">
      {item.picture ? (
        <ArticlePicture picture={item.picture} className={css.picture} isDecorative isCropped />
      ) : (
        <span className={classNames(css.picture, css.noPicture)}>
          <OrdersIcon />
        </span>
      )}
      <div className={css.itemText}>
        <ItemName item={item} canShop={canShop} />
        <span className={page.small}>
          {t('orders.order.item.number', { number: item.number })}
          {item.articleId === null && ` · ${t('orders.order.item.gone')}`}
        </span>
        {item.note && <span className={page.small}>{item.note}</span>}
        {!isCancelled && <Shipped item={item} />}
      </div>
      <div className={css.itemAmount}>
        <span className={page.small}>
          {format.number(item.quantity)} × {format.money(price.unit)}
        </span>
        <span className={css.lineTotal}>{format.money(price.line)}</span>
      </div>
    </li>
  );
}

function ItemName({ item, canShop }: { item: Item; canShop: boolean }) {
  const name = keepUnits(item.name);
  if (item.articleId === null || !canShop) return <span className={css.itemName}>{name}</span>;
  return (
    <WidgetLink
      target={{ route: 'shop-product', params: { id: item.articleId } }}
      className={classNames(css.itemName, css.itemLink)}
    >
      {name}
    </WidgetLink>
  );
}

/** The shipped quantity, and the delivery date promised at the time of the order while only the stock on hand has been shipped. */
function Shipped({ item: { quantity, shippedQuantity, backorder } }: { item: Item }) {
  const { t } = useOrderMessages();
  const backorderText = useBackorderText();
  const isDone = shippedQuantity >= quantity;
  const isWaiting = backorder && shippedQuantity <= quantity - backorder.quantity;
  const text = isDone
    ? t('orders.order.item.shipped.all')
    : shippedQuantity > 0
      ? t('orders.order.item.shipped.some', { shipped: shippedQuantity, quantity })
      : t('orders.order.item.shipped.none');
  return (
    <>
      <span className={css.shipped} data-done={isDone ? '' : undefined}>
        {text}
      </span>
      {isWaiting && (
        <span className={css.later} part="backorder">
          {backorderText(quantity, backorder)}
        </span>
      )}
    </>
  );
}
