import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { useListReturn } from '../../../list/use-list-return.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { backLink } from '../../../widget/back-link.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { container } from '../shipment-container.css.ts';
import { useShipmentsFeatureMessages } from '../shipments-feature.messages.ts';
import * as css from './shipment.css.ts';
import { ShipmentDetail } from './shipment-detail.tsx';

export interface ShipmentProps extends WidgetProps {
  /** The shipment's id. */
  readonly shipmentId?: string;
}

const overview = { route: 'shipments' } as const;

/** `<foyer-shipment>`: one shipment. */
export function Shipment({ shipmentId = '' }: ShipmentProps) {
  const { t } = useShipmentsFeatureMessages();
  const hasOverview = useSdk().href(overview) !== null;
  const comeBack = useListReturn('shipments');
  return (
    <div className={container}>
      <div className={css.layout} part="shipment">
        {hasOverview && (
          <WidgetLink target={overview} className={backLink} onFollow={comeBack} part="back">
            <ChevronStartIcon size={18} />
            {t('shipments.back')}
          </WidgetLink>
        )}
        <ShipmentDetail key={shipmentId} shipmentId={shipmentId} />
      </div>
    </div>
  );
}
