import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon, ExternalLinkIcon } from '@foyer/ui/icon/icons.tsx';
import { ButtonLink } from '@foyer/ui/link/link.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { Ref } from 'react';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useShipmentMessages } from './shipment.messages.ts';
import { ShipmentIntroduction } from './shipment-introduction.view.tsx';

export interface ShipmentHeadProps {
  readonly shipment: Shipment;
  /** State of the delivery note's download. */
  readonly noteStatus: DownloadState['status'];
  readonly onNote: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Number, delivery date and actions of a shipment: tracking, order and delivery note. */
export function ShipmentHead(props: ShipmentHeadProps) {
  const { shipment, noteStatus, titleRef } = props;
  const { t } = useShipmentMessages();
  return (
    <ShipmentIntroduction shipment={shipment} titleRef={titleRef} actions={<ShipmentActions {...props} />}>
      <p className={page.muted} role="status">
        {noteStatus === 'failed' && t('shipments.shipment.note.failed')}
        {noteStatus === 'done' && t('shipments.shipment.note.done')}
      </p>
      <AskAbout kind="shipment" id={shipment.id} label={shipment.number} />
    </ShipmentIntroduction>
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
