import { benchHeaders, benchRows, rowHeight, viewportHeight } from './rows.ts';

const columns = 'repeat(6, minmax(0, 1fr))';
const more = 6;

function createRow(at: number): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.setAttribute('aria-rowindex', String(at + 2));
  row.style.cssText = `position:absolute;inset-inline:0;display:grid;grid-template-columns:${columns};block-size:${rowHeight}px;transform:translateY(${at * rowHeight}px)`;
  for (const text of benchRows[at] ?? []) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

/** The same grid by hand: what no library can beat. Rows that stay in view stay in the document. */
export function mountByHand(place: HTMLElement): void {
  const grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.style.cssText = `position:relative;overflow:auto;contain:strict;block-size:${viewportHeight}px;font:14px/20px system-ui`;
  const head = document.createElement('div');
  head.style.cssText = `position:sticky;inset-block-start:0;z-index:1;display:grid;grid-template-columns:${columns};block-size:40px;background:#fff`;
  head.append(
    ...benchHeaders.map((text) => Object.assign(document.createElement('div'), { textContent: text })),
  );
  const filler = document.createElement('div');
  filler.style.cssText = `position:relative;block-size:${benchRows.length * rowHeight}px`;
  grid.append(head, filler);
  const drawn = new Map<number, HTMLElement>();
  const draw = () => {
    const first = Math.max(0, Math.floor(grid.scrollTop / rowHeight) - more);
    const last = Math.min(
      benchRows.length - 1,
      Math.ceil((grid.scrollTop + viewportHeight) / rowHeight) + more,
    );
    for (const [at, row] of drawn) {
      if (at >= first && at <= last) continue;
      row.remove();
      drawn.delete(at);
    }
    for (let at = first; at <= last; at++) {
      if (drawn.has(at)) continue;
      const row = createRow(at);
      drawn.set(at, row);
      filler.append(row);
    }
  };
  grid.addEventListener('scroll', draw, { passive: true });
  place.append(grid);
  draw();
}
