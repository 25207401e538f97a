import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { TrackingLink } from '../../../domain/shipment/tracking-link.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './shipment.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';

/** The carrier, and the parcels with number and weight. */
export function ShipmentParcels({ shipment: { carrier, weightGrams, parcels } }: { shipment: Shipment }) {
  const { t } = useShipmentMessages();
  const format = useFormat();
  const weight = (grams: number) =>
    format.number(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  return (
    <>
      <p className={css.lead}>
        {t('shipments.shipment.by', { carrier })}
        {weightGrams !== null && ` · ${weight(weightGrams)}`}
      </p>
      <ul className={css.parcels} part="parcels">
        {parcels.map(({ number, trackingNumber, trackingUrl, weightGrams: own }) => (
          <li key={number} className={css.parcel} part="parcel">
            <span className={css.parcelHead}>
              <span className={css.strong}>{t('shipments.shipment.parcel', { number })}</span>
              {own !== null && <span className={page.muted}>{weight(own)}</span>}
            </span>
            {trackingNumber === null ? (
              <span className={page.muted}>{t('shipments.shipment.parcel.no-number')}</span>
            ) : (
              <TrackingLink
                trackingNumber={trackingNumber}
                trackingUrl={trackingUrl}
                className={page.muted}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
