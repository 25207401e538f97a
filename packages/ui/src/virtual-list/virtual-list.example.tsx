import type { Example } from '../example.ts';
import { ExampleGrid } from '../testing/example-row.tsx';
import { VirtualGrid } from './virtual-grid.tsx';
import { VirtualList } from './virtual-list.tsx';

const items = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  name: `Artikel ${at + 1}`,
  price: (at * 37) % 900,
}));

export const example: Example = {
  title: 'Zehntausend Zeilen',
  group: 'Listen',
  render: () => (
    <ExampleGrid>
      <VirtualList
        label="Artikel"
        items={items}
        itemKey={(item) => item.id}
        itemHeight={40}
        height={280}
        renderItem={(item) => item.name}
      />
      <VirtualGrid
        label="Artikel mit Preis"
        rows={items}
        rowKey={(item) => item.id}
        height={280}
        columns={[
          { id: 'name', header: 'Artikel', track: '2fr', cell: (item) => item.name },
          { id: 'price', header: 'Preis', isNumeric: true, cell: (item) => `${item.price},00 €` },
        ]}
      />
    </ExampleGrid>
  ),
};
