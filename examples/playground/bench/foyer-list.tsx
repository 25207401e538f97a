import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { WindowTable } from '@foyer/ui/table/window-table.tsx';
import { createRoot } from 'react-dom/client';
import { type BenchRow, benchHeaders, benchRows, rowHeight, viewportHeight } from './rows.ts';

const columns = benchHeaders.map((header, at) => ({
  id: header,
  header,
  cell: (row: BenchRow) => row[at],
}));

/** The grid of the design system, in a shadow root as in a widget. */
export function mountFoyer(place: HTMLElement): void {
  const shadow = place.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  createRoot(container).render(
    <UiRoot root={shadow}>
      <WindowTable
        label="Artikel"
        columns={columns}
        rows={benchRows}
        rowKey={([number]) => number}
        rowHeight={rowHeight}
        height={viewportHeight}
      />
    </UiRoot>,
  );
}
