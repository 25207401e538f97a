import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { completenessOf } from './completeness.ts';
import * as css from './shipment.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentEvents } from './shipment-events.view.tsx';
import { ShipmentHead, type ShipmentHeadProps } from './shipment-head.view.tsx';
import { ShipmentLines } from './shipment-lines.view.tsx';
import { ShipmentParcels } from './shipment-parcels.view.tsx';

export interface ShipmentDetailViewProps extends ShipmentHeadProps {
  /** Whether articles can be opened in the shop. */
  readonly canShop: boolean;
}

/** The whole page of a shipment. */
export function ShipmentDetailView(props: ShipmentDetailViewProps) {
  const { shipment, canShop } = props;
  const { t } = useShipmentMessages();
  return (
    <>
      <ShipmentHead {...props} />
      <div className={page.columns}>
        <div className={page.column}>
          <Card title={t('shipments.shipment.events')}>
            <ShipmentEvents events={shipment.events} />
          </Card>
          <Card title={t('shipments.shipment.items')}>
            <ShipmentLines lines={shipment.items} canShop={canShop} part="items" />
          </Card>
          <Missing shipment={shipment} canShop={canShop} />
        </div>
        <div className={page.column}>
          <Card title={t('shipments.shipment.parcels')}>
            <ShipmentParcels shipment={shipment} />
          </Card>
          <Card title={t('shipments.shipment.address')}>
            <AddressText address={shipment.deliveryAddress} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** The articles of the order that have not been shipped yet. */
function Missing({ shipment, canShop }: { shipment: Shipment; canShop: boolean }) {
  const { t } = useShipmentMessages();
  const format = useFormat();
  const { missing, missingExpectedOn } = shipment;
  if (missing.length === 0) {
    const completeness = completenessOf(shipment.state, shipment.orderState);
    return <p className={page.muted}>{t(`shipments.shipment.missing.none.${completeness}`)}</p>;
  }
  return (
    <Card title={t('shipments.shipment.missing')}>
      {missingExpectedOn && (
        <p className={css.lead}>
          {t('shipments.shipment.missing.expected', { date: format.date(missingExpectedOn) })}
        </p>
      )}
      <ShipmentLines lines={missing} canShop={canShop} part="missing" />
    </Card>
  );
}
