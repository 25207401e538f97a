import type { Example } from '../example.ts';
import { WindowTable } from './window-table.tsx';

const rows = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  name: `Artikel ${at + 1}`,
  price: (at * 37) % 900,
}));
const columns = [
  { id: 'name', header: 'Artikel', isPrimary: true, cell: (row: (typeof rows)[number]) => row.name },
  {
    id: 'price',
    header: 'Preis',
    isNumeric: true,
    card: 'amount' as const,
    cell: (row: (typeof rows)[number]) => `${row.price},00 €`,
  },
];

export const example: Example = {
  title: 'Zehntausend Zeilen',
  group: 'Listen',
  render: () => (
    <WindowTable
      label="Artikel mit Preis"
      rows={rows}
      rowKey={(row) => row.id}
      height={280}
      columns={columns}
    />
  ),
};
