import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon, ExternalLinkIcon } from '@foyer/ui/icon/icons.tsx';
import { ButtonLink } from '@foyer/ui/link/link.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { Ref } from 'react';
import { KeptNumber } from '../../../domain/document-number/kept-number.view.tsx';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { carrierAddress } from '../../../domain/shipment/carrier-address.ts';
import { ShipmentStateBadge } from '../../../domain/shipment/shipment-state-badge.view.tsx';
import { useShipmentDate } from '../../../domain/shipment/use-shipment-date.ts';
import { LinkOrText } from '../../../widget/link-or-text.tsx';
import * as css from './shipment.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';

export interface ShipmentHeadProps {
  readonly shipment: Shipment;
  /** How far the delivery note's download is. */
  readonly noteStatus: DownloadState['status'];
  readonly onNote: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Which shipment it is, when it comes, and the ways to its carrier, order and note. */
export function ShipmentHead({ shipment, noteStatus, onNote, titleRef }: ShipmentHeadProps) {
  const { t } = useShipmentMessages();
  const dateOf = useShipmentDate();
  const tracking = carrierAddress(shipment.trackingUrl);
  return (
    <header className={css.head} part="head">
      <div className={css.headText}>
        <div className={css.titleLine}>
          <h1 className={css.title} ref={titleRef} tabIndex={-1} part="title">
            <KeptNumber
              text={t('shipments.shipment.title', { number: shipment.number })}
              number={shipment.number}
            />
          </h1>
          <ShipmentStateBadge state={shipment.state} />
        </div>
        <p className={css.date}>{dateOf(shipment)}</p>
        <OrderOf shipment={shipment} />
        <p className={css.muted} role="status">
          {noteStatus === 'failed' && t('shipments.shipment.note.failed')}
          {noteStatus === 'done' && t('shipments.shipment.note.done')}
        </p>
      </div>
      <div className={css.actions} part="actions">
        {shipment.hasDeliveryNote && (
          <Button
            variant="secondary"
            icon={<DownloadIcon size={18} />}
            isLoading={noteStatus === 'loading'}
            loadingLabel={t('shipments.shipment.note.loading')}
            onClick={onNote}
          >
            {t('shipments.shipment.note.download')}
          </Button>
        )}
        {tracking && (
          <ButtonLink
            href={tracking}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<ExternalLinkIcon size={16} />}
          >
            {t('shipments.shipment.track')}
            <VisuallyHidden>{t('base.shipment.new-tab')}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** The order it belongs to; a way there where the host has that page. */
function OrderOf({ shipment: { orderId, orderNumber, reference } }: { shipment: Shipment }) {
  const { t } = useShipmentMessages();
  return (
    <p className={css.muted}>
      <LinkOrText target={{ route: 'order', params: { id: orderId } }} className={css.wayTo}>
        {t('shipments.shipment.order', { number: orderNumber })}
      </LinkOrText>
      {reference && ` · ${t('shipments.shipment.reference', { reference })}`}
    </p>
  );
}
