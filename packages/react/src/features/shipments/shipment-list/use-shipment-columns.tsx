import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { ShipmentStateBadge } from '../../../domain/shipment/shipment-state-badge.view.tsx';
import { useShipmentDate } from '../../../domain/shipment/use-shipment-date.ts';
import { useShipmentStateText } from '../../../domain/shipment/use-shipment-state-text.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useShipmentListMessages } from './shipment-list.messages.ts';

/** The columns of shipments for the table, the cards, the compact list and the export. */
export function useShipmentColumns(): readonly ListColumn<'listShipments'>[] {
  const { t } = useShipmentListMessages();
  const stateText = useShipmentStateText();
  const dateOf = useShipmentDate();
  return [
    {
      id: 'number',
      header: t('shipments.shipment-list.column.number'),
      sort: 'number',
      isTitle: true,
      value: (shipment) => shipment.number,
      note: ({ orderNumber }) => t('shipments.shipment-list.order', { number: orderNumber }),
      skeletonWidth: 130,
    },
    {
      id: 'shippedAt',
      header: t('shipments.shipment-list.column.shipped-at'),
      type: 'date',
      sort: 'shippedAt',
      card: 'meta',
      value: (shipment) => shipment.shippedAt,
    },
    {
      id: 'articles',
      header: t('shipments.shipment-list.column.articles'),
      card: 'text',
      isWideOnly: true,
      value: (shipment) => shipment.preview.join(', '),
      note: ({ itemCount, packageCount }) =>
        t('shipments.shipment-list.pieces', { count: itemCount, parcels: packageCount }),
    },
    {
      id: 'state',
      header: t('shipments.shipment-list.column.state'),
      sort: 'state',
      card: 'badge',
      value: ({ state }) => stateText(state),
      cell: ({ state }) => <ShipmentStateBadge state={state} />,
      skeletonWidth: 90,
    },
    {
      id: 'expectedOn',
      header: t('shipments.shipment-list.column.arrival'),
      type: 'date',
      sort: 'expectedOn',
      value: (shipment) => shipment.expectedOn,
      cell: dateOf,
    },
    ...plainColumns(t),
  ];
}

type Text = ReturnType<typeof useShipmentListMessages>['t'];

/** The columns that show values of the API without formatting. */
const plainColumns = (t: Text): readonly ListColumn<'listShipments'>[] => [
  {
    id: 'city',
    header: t('shipments.shipment-list.column.destination'),
    isWideOnly: true,
    value: ({ city }: ShipmentSummary) => city,
  },
  {
    id: 'carrier',
    header: t('shipments.shipment-list.column.carrier'),
    isWideOnly: true,
    value: ({ carrier }) => carrier,
    note: ({ trackingNumber }) => trackingNumber,
  },
  {
    id: 'orderNumber',
    header: t('shipments.shipment-list.column.order'),
    shown: 'export',
    value: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'reference',
    header: t('shipments.shipment-list.column.reference'),
    shown: 'optional',
    value: ({ reference }) => reference,
  },
  {
    id: 'trackingNumber',
    header: t('shipments.shipment-list.column.tracking'),
    shown: 'export',
    value: ({ trackingNumber }) => trackingNumber,
  },
  {
    id: 'deliveredAt',
    header: t('shipments.shipment-list.column.delivered-at'),
    type: 'date',
    shown: 'optional',
    value: ({ deliveredAt }) => deliveredAt,
  },
  {
    id: 'packageCount',
    header: t('shipments.shipment-list.column.parcels'),
    type: 'number',
    shown: 'optional',
    value: ({ packageCount }) => packageCount,
  },
  {
    id: 'itemCount',
    header: t('shipments.shipment-list.column.item-count'),
    type: 'number',
    shown: 'optional',
    value: ({ itemCount }) => itemCount,
  },
];
