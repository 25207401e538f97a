import { useState } from 'react';
import { Badge, type Tone } from '../badge/badge.tsx';
import type { Example } from '../example.ts';
import { DownloadIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ExampleRow, ExampleStack } from '../testing/example-row.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

interface Order {
  readonly id: string;
  readonly date: string;
  readonly state: string;
  readonly tone: Tone;
  readonly total: number;
}

const orders: Order[] = [
  { id: 'A-20417', date: '2026-11-18', state: 'In Bearbeitung', tone: 'info', total: 1249.5 },
  { id: 'A-20398', date: '2026-11-12', state: 'Geliefert', tone: 'success', total: 89 },
  { id: 'A-20371', date: '2026-11-03', state: 'Wartet auf Zahlung', tone: 'warning', total: 12480.9 },
  { id: 'A-20312', date: '2026-10-21', state: 'Storniert', tone: 'danger', total: 349 },
];
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: TableColumn<Order>[] = [
  {
    id: 'id',
    header: 'Bestellung',
    isPrimary: true,
    isSortable: true,
    cell: (order) => (
      <Link href={`#${order.id}`} look="quiet" isStretched>
        {order.id}
      </Link>
    ),
  },
  {
    id: 'date',
    card: 'meta',
    startsDescending: true,
    header: 'Datum',
    isSortable: true,
    cell: (order) => dates.format(new Date(order.date)),
  },
  {
    id: 'state',
    card: 'badge',
    header: 'Status',
    cell: (order) => <Badge tone={order.tone}>{order.state}</Badge>,
  },
  {
    id: 'total',
    header: 'Summe',
    card: 'amount',
    isNumeric: true,
    isSortable: true,
    startsDescending: true,
    cell: (order) => money.format(order.total),
  },
  {
    id: 'actions',
    header: 'Aktionen',
    isHeaderHidden: true,
    width: 64,
    cell: () => <IconButton label="Rechnung laden" size="small" icon={<DownloadIcon size={18} />} />,
  },
];

function Demo() {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const [page, setPage] = useState(2);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as 'id' | 'date' | 'total';
  const rows = [...orders].sort((a, b) => (a[key] < b[key] ? -sign : sign));
  return (
    <ExampleStack>
      <Table
        label="Bestellungen"
        columns={columns}
        rows={rows}
        sort={sort}
        rowKey={(order) => order.id}
        onSortChange={setSort}
      />
      <ExampleRow>
        <Pagination
          label="Seiten"
          previousLabel="Zurück"
          nextLabel="Weiter"
          pageLabel={(number) => `Seite ${number}`}
          page={page}
          pageCount={9}
          onPageChange={setPage}
        />
      </ExampleRow>
      <Table label="Wird geladen" columns={columns} rows={[]} rowKey={(order) => order.id} skeletonRows={2} />
    </ExampleStack>
  );
}

export const example: Example = { title: 'Tabelle', group: 'Listen', render: () => <Demo /> };
