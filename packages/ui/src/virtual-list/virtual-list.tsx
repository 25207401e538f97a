// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by transform, which table and list elements do not bear
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { filler, viewport } from './virtual-list.css.ts';
import { VirtualListRow } from './virtual-row.tsx';

export interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Height of an item in px, or a good guess with `isMeasured`. */
  readonly itemHeight: number;
  /** Height of the viewport in px. */
  readonly height: number;
  /** Items differ in height and are measured. @default false */
  readonly isMeasured?: boolean;
  /** How many there are in all where `items` is only what has come so far. */
  readonly total?: number;
  /** The end is near: load more. */
  readonly onEndNear?: () => void;
}

/** A long list of which only what is in view exists; assistive technology is told position and size. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    label,
    items,
    itemKey,
    renderItem,
    itemHeight,
    height,
    isMeasured = false,
    total,
    onEndNear,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    getItemKey: (index) => itemOr(items, index, itemKey),
    overscan: 6,
    initialRect: { width: 0, height },
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = items.length > 0 && last >= items.length - 5;
  const reachEnd = useRef(onEndNear);
  useEffect(() => {
    reachEnd.current = onEndNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items near the end ask for more again
  useEffect(() => {
    if (isNearEnd) reachEnd.current?.();
  }, [isNearEnd, items.length]);
  return (
    <div
      ref={scroller}
      className={viewport}
      style={{ blockSize: height, ...{ '--_row': `${itemHeight}px` } }}
      tabIndex={0}
      role="list"
      aria-label={label}
      part="virtual-list"
    >
      <div className={filler} style={{ blockSize: virtualizer.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <VirtualListRow
              key={key}
              item={item}
              index={index}
              start={start}
              setSize={total ?? items.length}
              isFixed={!isMeasured}
              render={renderItem}
              measure={isMeasured ? virtualizer.measureElement : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}

function itemOr<Item>(
  items: readonly Item[],
  index: number,
  itemKey: (item: Item) => string,
): string | number {
  const item = items[index];
  return item === undefined ? index : itemKey(item);
}
