import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import { Link } from '@foyer/ui/link/link.tsx';
import { useShipmentWordsMessages } from './shipment-words.messages.ts';

export interface TrackingLinkProps {
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly className?: string;
}

/** Link to the carrier's page in a new tab; the number alone if there is no safe address. */
export function TrackingLink({ trackingNumber, trackingUrl, className }: TrackingLinkProps) {
  const { t } = useShipmentWordsMessages();
  const href = carrierAddress(trackingUrl);
  if (href === null) return trackingNumber ? <span className={className}>{trackingNumber}</span> : null;
  return (
    <span>
      <Link href={href} newTabLabel={t('base.shipment.new-tab')}>
        {t('base.shipment.track', { number: trackingNumber ?? '' })}
      </Link>
    </span>
  );
}
