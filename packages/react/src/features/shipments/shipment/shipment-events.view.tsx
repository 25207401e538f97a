import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import * as css from '../../../page/track.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useShipmentMessages } from './shipment.messages.ts';

/** The carrier's tracking events, newest first. */
export function ShipmentEvents({ events }: Pick<Shipment, 'events'>) {
  const { t } = useShipmentMessages();
  const format = useFormat();
  if (events.length === 0) return <p className={css.day}>{t('shipments.shipment.events.none')}</p>;
  return (
    <ol className={css.track} part="events">
      {events.map(({ at, text, location }, index) => (
        <li
          key={`${at} ${text}`}
          className={css.event}
          data-latest={index === 0 ? '' : undefined}
          aria-current={index === 0 ? 'step' : undefined}
          part="event"
        >
          <span className={css.mark} aria-hidden="true" />
          <span className={css.words}>
            <span className={css.text}>{text}</span>
            <span className={css.day}>
              <time dateTime={at}>{format.dateTime(at)}</time>
              {location && ` · ${location}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
