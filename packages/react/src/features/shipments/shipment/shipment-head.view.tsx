import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon, ExternalLinkIcon } from '@foyer/ui/icon/icons.tsx';
import { ButtonLink } from '@foyer/ui/link/link.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { Ref } from 'react';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { ShipmentStateBadge } from '../../../domain/shipment/shipment-state-badge.view.tsx';
import { useShipmentDate } from '../../../domain/shipment/use-shipment-date.ts';
import { LateAskAbout } from '../../../domain/ticket/late-ask-about.tsx';
import { DetailHead } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
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
export function ShipmentHead(props: ShipmentHeadProps) {
  const { shipment, noteStatus, titleRef } = props;
  const { t } = useShipmentMessages();
  const dateOf = useShipmentDate();
  return (
    <DetailHead
      title={t('shipments.shipment.title', { number: shipment.number })}
      number={shipment.number}
      titleRef={titleRef}
      badge={<ShipmentStateBadge state={shipment.state} />}
      actions={<ShipmentActions {...props} />}
    >
      <p className={css.date}>{dateOf(shipment)}</p>
      <OrderOf shipment={shipment} />
      <p className={page.muted} role="status">
        {noteStatus === 'failed' && t('shipments.shipment.note.failed')}
        {noteStatus === 'done' && t('shipments.shipment.note.done')}
      </p>
      <LateAskAbout kind="shipment" id={shipment.id} label={shipment.number} />
    </DetailHead>
  );
}

function ShipmentActions({ shipment, noteStatus, onNote }: ShipmentHeadProps) {
  const { t } = useShipmentMessages();
  const tracking = carrierAddress(shipment.trackingUrl);
  return (
    <>
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
    </>
  );
}

/** The order it belongs to; a way there where the host has that page. */
function OrderOf({ shipment: { orderId, orderNumber, reference } }: { shipment: Shipment }) {
  const { t } = useShipmentMessages();
  return (
    <p className={page.muted}>
      <LinkOrText target={{ route: 'order', params: { id: orderId } }} className={css.wayTo}>
        {t('shipments.shipment.order', { number: orderNumber })}
      </LinkOrText>
      {reference && ` · ${t('shipments.shipment.reference', { reference })}`}
    </p>
  );
}
