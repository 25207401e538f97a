import { keepUnits } from '../../../domain/article/keep-units.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './shipment.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';

interface Line {
  readonly orderItemId: string;
  readonly articleId: string | null;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly orderedQuantity: number;
  readonly serialNumbers?: readonly string[];
}

export interface ShipmentLinesProps {
  readonly lines: readonly Line[];
  readonly canShop: boolean;
  readonly part: 'items' | 'missing';
}

/** Articles with their quantity and the ordered quantity. */
export function ShipmentLines({ lines, canShop, part }: ShipmentLinesProps) {
  const { t } = useShipmentMessages();
  const format = useFormat();
  return (
    <ul className={css.items} part={part}>
      {lines.map((line) => (
        <li key={line.orderItemId} className={css.item} part="item">
          <div className={css.itemText}>
            <LineName line={line} canShop={canShop} />
            <span className={page.small}>{t('shipments.shipment.article', { number: line.number })}</span>
            {line.serialNumbers && line.serialNumbers.length > 0 && (
              <span className={page.small}>
                {t('shipments.shipment.serials', {
                  count: line.serialNumbers.length,
                  numbers: line.serialNumbers.join(', '),
                })}
              </span>
            )}
          </div>
          <div className={css.quantity}>
            <span className={css.pieces}>{t('shipments.shipment.pieces', { count: line.quantity })}</span>
            {line.quantity !== line.orderedQuantity && (
              <span className={page.small}>
                {t('shipments.shipment.of-ordered', { count: format.number(line.orderedQuantity) })}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function LineName({ line: { articleId, name }, canShop }: { line: Line; canShop: boolean }) {
  if (articleId === null || !canShop) return <span className={css.itemName}>{keepUnits(name)}</span>;
  return (
    <WidgetLink target={{ route: 'shop-product', params: { id: articleId } }} className={css.itemLink}>
      {keepUnits(name)}
    </WidgetLink>
  );
}
