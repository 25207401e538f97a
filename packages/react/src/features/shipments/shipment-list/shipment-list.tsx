import { shipmentStates } from '@foyer/contract/shipments/shipment-states';
import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { listReturn } from '../../../list/list-return.ts';
import type { RowLink } from '../../../list/row-link.ts';
import { useList } from '../../../list/use-list.ts';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { container } from '../../../page/container.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { NoShipments } from './no-shipments.view.tsx';
import { useShipmentListMessages } from './shipment-list.messages.ts';
import { useShipmentColumns } from './use-shipment-columns.tsx';

// The compact list or the full one: loaded in parallel with the data.
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);
const ShipmentDetail = lazyWithTexts(
  () => import('../shipment/shipment-detail.tsx').then((module) => module.ShipmentDetail),
  () => import('../shipment/shipment.messages.ts').then((module) => module.shipmentMessages),
);

export interface ShipmentsProps extends WidgetProps {
  /** The newest shipments only, for a home page. @default false */
  readonly compact?: boolean;
  /** Shipments per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Shows this state first. */
  readonly state?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

const filters = { state: oneOf(shipmentStates), from: aDay, to: aDay };

/** `<foyer-shipments>`: the shipments, packed ones too, of the orders the user may see. */
export function Shipments({ compact = false, emit, ...options }: ShipmentsProps) {
  const { t } = useShipmentListMessages();
  const syncUrl = !compact && options.syncUrl === true;
  const place = useOpenedInPlace(null, syncUrl ? 'shipments' : undefined);
  const columns = useShipmentColumns();
  const list = useList('listShipments', {
    filters,
    start: { state: shipmentStates.find((known) => known === options.state) },
    sort: 'shippedAt:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl,
    comeBack: listReturn,
  });
  const shown = {
    list,
    columns,
    part: 'shipments',
    empty: <NoShipments onReload={list.reload} />,
    linkOf: ({ id, number }: ShipmentSummary): RowLink => ({
      target: { route: 'shipment', params: { id } },
      onFollow: () => emit('shipment-selected', { id, number }),
      onLocal: () => place.open(id),
    }),
  };
  return (
    <ListOrOpened
      place={place}
      className={container}
      back={t('shipments.shipment-list.back')}
      detail={(id) => (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <ShipmentDetail key={id} shipmentId={id} hasFocus />
        </Suspense>
      )}
    >
      {compact ? (
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={t('shipments.title')} />
        </Suspense>
      ) : (
        <DataList
          {...shown}
          title={t('shipments.title')}
          fileName={t('shipments.shipment-list.export.file')}
          filters={[
            {
              name: 'state',
              label: t('shipments.shipment-list.column.state'),
              all: t('shipments.shipment-list.filter.state.all'),
              options: shipmentStates.map((value) => ({ value, label: t(`base.shipment.state.${value}`) })),
            },
            { from: 'from', to: 'to', label: t('shipments.shipment-list.filter.days') },
          ]}
        />
      )}
    </ListOrOpened>
  );
}
